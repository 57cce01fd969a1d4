/** Big cities by the zone that they are in, by its present name. */
const cities: Record<string, string> = {
  'Africa/Cairo': 'Alexandria, Giza',
  'Africa/Casablanca': 'Fes, Marrakesh, Rabat, Tangier',
  'Africa/Johannesburg': 'Cape Town, Durban, Pretoria',
  'Africa/Lagos': 'Abuja, Ibadan, Kano',
  'Africa/Nairobi': 'Mombasa',
  'America/Argentina/Buenos_Aires': 'Rosario',
  'America/Bogota': 'Cali, Medellín',
  'America/Chicago':
    'Austin, Dallas, Houston, Kansas City, Milwaukee, Minneapolis, Nashville, New Orleans, San Antonio, St. Louis',
  'America/Denver': 'Albuquerque, Boulder, Colorado Springs, Salt Lake City',
  'America/Edmonton': 'Calgary',
  'America/Guayaquil': 'Quito',
  'America/Los_Angeles': 'Las Vegas, Oakland, Portland, Sacramento, San Diego, San Francisco, San Jose, Seattle',
  'America/Mexico_City': 'Guadalajara, Puebla, León',
  'America/New_York':
    'Atlanta, Baltimore, Boston, Charlotte, Cleveland, Miami, Orlando, Philadelphia, Pittsburgh, Washington',
  'America/Sao_Paulo': 'Belo Horizonte, Brasília, Curitiba, Porto Alegre, Rio de Janeiro',
  'America/Toronto': 'Montreal, Ottawa, Quebec City',
  'America/Vancouver': 'Victoria',
  'Asia/Bangkok': 'Chiang Mai',
  'Asia/Dubai': 'Abu Dhabi, Sharjah',
  'Asia/Ho_Chi_Minh': 'Da Nang, Hanoi, Saigon',
  'Asia/Jakarta': 'Bandung, Surabaya',
  'Asia/Jerusalem': 'Haifa, Tel Aviv',
  'Asia/Karachi': 'Islamabad, Lahore',
  'Asia/Kolkata':
    'Ahmedabad, Bangalore, Bengaluru, Bombay, Calcutta, Chennai, Delhi, Hyderabad, Jaipur, Mumbai, New Delhi, Pune',
  'Asia/Manila': 'Cebu, Davao, Quezon City',
  'Asia/Riyadh': 'Jeddah, Mecca, Medina',
  'Asia/Seoul': 'Busan, Incheon',
  'Asia/Shanghai': 'Beijing, Chengdu, Guangzhou, Hangzhou, Shenzhen, Wuhan',
  'Asia/Tokyo': 'Fukuoka, Kobe, Kyoto, Nagoya, Osaka, Sapporo, Yokohama',
  'Asia/Yangon': 'Mandalay, Rangoon',
  'Australia/Brisbane': 'Gold Coast',
  'Australia/Sydney': 'Canberra, Newcastle, Wollongong',
  'Europe/Amsterdam': 'Eindhoven, Rotterdam, The Hague, Utrecht',
  'Europe/Athens': 'Thessaloniki',
  'Europe/Berlin':
    'Bremen, Cologne, Dortmund, Dresden, Düsseldorf, Frankfurt, Hamburg, Hanover, Köln, Leipzig, Munich, München, Nuremberg, Stuttgart',
  'Europe/Brussels': 'Antwerp, Ghent',
  'Europe/Copenhagen': 'Aarhus',
  'Europe/Dublin': 'Cork, Galway',
  'Europe/Istanbul': 'Ankara, Izmir',
  'Europe/Kyiv': 'Dnipro, Kharkiv, Kiev, Lviv, Odesa',
  'Europe/Lisbon': 'Braga, Porto',
  'Europe/London': 'Belfast, Birmingham, Bristol, Cardiff, Edinburgh, Glasgow, Leeds, Liverpool, Manchester',
  'Europe/Madrid': 'Barcelona, Bilbao, Málaga, Seville, Valencia',
  'Europe/Moscow': 'Saint Petersburg',
  'Europe/Oslo': 'Bergen, Trondheim',
  'Europe/Paris': 'Bordeaux, Lille, Lyon, Marseille, Nantes, Nice, Strasbourg, Toulouse',
  'Europe/Prague': 'Brno, Ostrava',
  'Europe/Rome': 'Bologna, Florence, Milan, Naples, Palermo, Turin, Venice',
  'Europe/Stockholm': 'Gothenburg, Malmö',
  'Europe/Vienna': 'Graz, Innsbruck, Linz, Salzburg',
  'Europe/Warsaw': 'Gdańsk, Kraków, Poznań, Wrocław',
  'Europe/Zurich': 'Basel, Bern, Geneva, Lausanne',
  'Pacific/Auckland': 'Christchurch, Wellington',
  'Pacific/Honolulu': 'Hawaii',
}

/** Zones that engines list by a former name of their city. */
const renamed = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
]

/** As this engine lists it. */
export function listedAs(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

let places: Map<string, { name: string; cities: string[] }> | undefined

function loadPlaces() {
  const made: NonNullable<typeof places> = new Map()
  for (const zone of new Set([...renamed, ...Object.keys(cities)])) {
    const found = { name: nameOf(zone), cities: cities[zone]?.split(', ') ?? [] }
    for (const one of [zone, listedAs(zone)]) if (one) made.set(one, found)
  }
  return made
}

/** Its name, and other cities in it. */
export function placesOf(zone: string): { name: string; cities: readonly string[] } {
  places ??= loadPlaces()
  return places.get(zone) ?? { name: nameOf(zone), cities: [] }
}

/** "America/Argentina/Buenos_Aires" as "Buenos Aires, Argentina, America". */
const nameOf = (zone: string) => zone.replaceAll('_', ' ').split('/').reverse().join(', ')
