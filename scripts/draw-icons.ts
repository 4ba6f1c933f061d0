// `node scripts/draw-icons.ts`: the mark as the images that an installed application shows, written to web/public/icons/.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = path.join(import.meta.dirname, '../web/public/icons');
/** As in web/public/icon.svg: paper, ink, and what is wet. */
const MARK =
  '<path d="M3 25 11.4 6h2.2L22 25h-4l-2.1-5.2H8.2L6 25H3Zm6.3-7.6h5.7l-2.8-7-2.9 7Z" fill="#0f1012"/><rect x="23" y="20" width="6" height="6" fill="#d92316"/>';

/** `share` of the square that the mark takes: systems cut circles and other shapes out of an icon. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'maskable-512.png', size: 512, share: 0.66 },
  { name: 'apple-touch-icon.png', size: 180, share: 0.82 },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, size, share } of ICONS) {
  const margin = (32 * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><rect width="32" height="32" fill="#fcfcfb"/><g transform="translate(${margin} ${margin}) scale(${share})">${MARK}</g></svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true }).toFile(path.join(FOLDER, name));
}
