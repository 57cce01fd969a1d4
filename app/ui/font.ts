/** The only font file, for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export { default as fontUrl } from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
