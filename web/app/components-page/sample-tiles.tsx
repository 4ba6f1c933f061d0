// Plates that need no server: flat landscapes, so that the page of pieces is the same on every machine.
const sky: Readonly<Record<string, readonly [string, string, string, string]>> = {
  dusk: ['#3b2a5a', '#e0708a', '#f6c177', '#5a6b4a'],
  night: ['#0d1b3d', '#24408a', '#dfe6f5', '#1a2436'],
  paper: ['#f4efe2', '#e6e0cf', '#b8432f', '#b9bfae'],
  sea: ['#0b5c7a', '#2aa3b8', '#bdf0ee', '#0a3a4c'],
};

export type SampleTile = { src: string; width: number; height: number; words: string };

function paintTile(
  kind: keyof typeof sky & string,
  width: number,
  height: number,
  words: string,
): SampleTile {
  const [top, low, light, ground] = sky[kind] ?? ['#ccc', '#eee', '#fff', '#999'];
  const horizon = height * 0.72;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".7" stop-color="${low}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width * 0.68}" cy="${height * 0.34}" r="${Math.min(width, height) * 0.1}" fill="${light}"/><path d="M0 ${horizon} Q${width * 0.25} ${horizon - height * 0.22} ${width * 0.5} ${horizon} T${width} ${horizon - height * 0.06} V${height} H0Z" fill="${ground}" opacity=".75"/><path d="M0 ${horizon + height * 0.1} Q${width * 0.4} ${horizon - height * 0.04} ${width} ${horizon + height * 0.12} V${height} H0Z" fill="${ground}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, words };
}

export const SAMPLE_TILES: readonly SampleTile[] = [
  paintTile('dusk', 1024, 1024, 'a warm evening over the hills'),
  paintTile('night', 832, 1248, 'one sail, moonlight'),
  paintTile('paper', 864, 1152, 'a pagoda after the first snow'),
  paintTile('sea', 1344, 768, 'a whale over the reef'),
  paintTile('dusk', 1216, 832, 'the evening train'),
  paintTile('night', 1536, 640, 'the bay at night'),
  paintTile('paper', 1024, 1024, '水墨小狐'),
  paintTile('sea', 768, 1344, 'a deep blue afternoon'),
];
