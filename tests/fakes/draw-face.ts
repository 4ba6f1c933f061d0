// A face for tests, drawn by hand: skin, eyes, nose and closed lips, before a plain wall.
import sharp from 'sharp';

/** Where its mouth is, as shares of the image. */
export const FACE_MOUTH = { x: 0.4, y: 0.635, width: 0.2, height: 0.075 } as const;

export async function drawFace(side: number): Promise<Buffer> {
  return await sharp(Buffer.from(FACE), { density: (72 * side) / 400 })
    .resize(side, side)
    .removeAlpha()
    .png()
    .toBuffer();
}

const eye = (x: number) => `
  <ellipse cx="${x}" cy="182" rx="23" ry="13" fill="#f6f1ea"/>
  <circle cx="${x}" cy="182" r="11.5" fill="#3a2418"/>
  <path d="M${x - 28} 152 q28 -14 56 0" stroke="#4a2f22" stroke-width="7" fill="none"/>`;

const FACE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
  <defs><radialGradient id="skin"><stop offset="0.5" stop-color="#eebf9c"/><stop offset="1" stop-color="#d99f7c"/></radialGradient></defs>
  <rect width="400" height="400" fill="#a9bfca"/>
  <path d="M60 400 q20 -70 140 -70 q120 0 140 70 z" fill="#4a5f8a"/>
  <rect x="165" y="290" width="70" height="70" fill="#d39a77"/>
  <ellipse cx="200" cy="175" rx="122" ry="140" fill="#3b2a22"/>
  <ellipse cx="200" cy="205" rx="102" ry="128" fill="url(#skin)"/>
  ${eye(155)}${eye(245)}
  <path d="M190 232 q10 9 20 0" stroke="#b97f60" stroke-width="5" fill="none"/>
  <path d="M165 268 q18 -10 35 -4 q17 -6 35 4 q-35 26 -70 0" fill="#c76a66"/>
  <path d="M163 268 q37 7 74 0" stroke="#6a2a2a" stroke-width="3.5" fill="none"/>
</svg>`;
