/** Where to reach a person, by the English name of the language that it is in. */
export const personIn: Readonly<Record<string, string>> = {
  German: 'Einen Menschen erreichen Sie auf der Kontaktseite (/contact).',
  French: 'Pour joindre une personne, utilisez la page de contact (/contact).',
  Spanish: 'Para hablar con una persona, use la página de contacto (/contact).',
  Portuguese: 'Para falar com uma pessoa, use a página de contato (/contact).',
  Italian: 'Per parlare con una persona, usi la pagina dei contatti (/contact).',
  Dutch: 'Een medewerker bereikt u via de contactpagina (/contact).',
  Japanese: '担当者への連絡はお問い合わせページ (/contact) からどうぞ。',
  Turkish: 'Bir kişiye ulaşmak için iletişim sayfasını kullanın (/contact).',
}
