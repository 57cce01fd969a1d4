/** The passwords seen most often in published leaks, at least six characters long, and words of this product. */
const words = `123456 123456789 12345678 1234567 1234567890 password password1 password12 password123 passw0rd p@ssw0rd
qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwerty12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfgh asdfghjkl asdf1234
zxcvbn zxcvbnm abc123 abcd1234 abcdef abcdefg a1b2c3 a123456 a12345678 aa123456 aaaaaa aaaaaaaa 111111 1111111 11111111
000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 121212 112233 123123 123123123
123321 654321 987654321 87654321 101010 131313 159753 147258369 789456123 159357 696969 123qwe 123abc 1234qwer q1w2e3r4
iloveyou iloveyou1 loveyou lovely princess princess1 sunshine sunshine1 football football1 baseball basketball soccer
monkey monkey1 dragon dragon1 master master1 shadow shadow1 superman batman pokemon naruto starwars letmein letmein1
welcome welcome1 welcome123 admin1 admin123 administrator root123 login123 secret secret1 secret123 test123 test1234
tester testing guest123 changeme default computer internet samsung google1 facebook twitter twitter1 linkedin apple123
michael jennifer jessica charlie charlie1 jordan jordan23 daniel andrew joshua matthew ashley ashley1 nicole thomas
hunter hunter2 killer trustno1 whatever freedom flower summer summer1 summer2024 summer2025 winter winter1 spring autumn
monday friday sunday january february october november december cookie cheese chocolate banana orange purple yellow
ginger pepper butterfly tigger snoopy hello1 hello123 hellohello liverpool chelsea arsenal barcelona madrid mustang
ferrari mercedes harley corvette porsche access access14 matrix phoenix ninja1 azerty azerty123 azertyuiop motdepasse
passwort hallo123 schatz contraseña marseille 1g2w3e4r gfhjkm qazwsx qazwsxedc q1w2e3 1q2w3e asd123 zxc123 qwe123
qweasd qweasdzxc qweqwe asdasd asdqwe123 asdasd123 pass123 pass1234 passpass lol123 love123 loveme lovelove biteme
fuckyou fuckyou1 asshole blink182 eminem metallica nirvana slipknot rockyou rockstar superstar angel1 angels babygirl
babygirl1 teamo tequiero estrella mynoob 18atcskd2w 3rjs1la7qe 5201314 woaini woaini1314 741852963 852456 951753
852963 963852741 0123456789 0987654321 098765 1111111111 1212121212 12341234 123454321 1357924680 246810 102030 010203
warble warble1 warble12 warble123 warblewarble perch1 perch123 microblog`

export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/))
