const hosts = [
  'evil.test',
  'evil.test:443',
  'evil%2etest',
  'xn--evl-rma.test',
  '2130706433',
  '[::1]',
  'localhost.evil.test',
]
const starts = [
  ...['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '\\', '/\t/', '/\n/', '/\r\n/', '\t//', ' //', '\u3000//'],
  ...['http://', 'https://', 'https:', 'https:/', 'HTTPS:\\\\', 'hTtP:/\\', 'ftp://', 'ws://', 'http://localhost@'],
  ...[
    'http://localhost:80@',
    'https://user:secret@',
    '/..//',
    '/.//',
    '/x/..//',
    '/%2f',
    '/%5c',
    '/%2f%2f',
    '/\u2028/',
  ],
]
const others = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
  ],
  ...[
    'mailto:a@evil.test',
    'tel:1',
    'about:blank',
    'file:///etc/passwd',
    '',
    ' ',
    '.',
    '..',
    '@evil.test',
    '.evil.test',
    '/\t\\evil.test',
  ],
  ...['evil.test', 'localhost', '?next=//evil.test', '#//evil.test', '/x\r\nset-cookie: a=b', '/x\r\n\r\n<script>'],
]

/** More than 200 redirect targets that some browsers might resolve to another site. */
export const foreignRedirects = [...starts.flatMap((start) => hosts.map((host) => `${start}${host}`)), ...others]
