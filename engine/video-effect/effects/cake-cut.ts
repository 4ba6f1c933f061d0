// Is it cake? A knife comes down through the subject, a slice slides off, and inside are sponge, cream and jam.
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import { makeSurface, surfaceFromPixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Effect } from '../effect.ts';
import { clamp, easeIn, lerp, overshoot, smooth } from '../parts/ease.ts';

const CUT = { begin: 0.24, end: 0.46 } as const;

export const cakeCut: Effect = {
  mood: 'playful',
  isClose: true,
  async plan(stage) {
    const { width, height, short } = stage;
    const { box, mask, surface, background } = stage.subject();
    const behind = surfaceFromPixels(width, height, background.data);
    const cutX = findCut();
    const { top, foot } = columnAt(cutX);
    const tall = Math.max(8, foot - top);
    const deep = clamp(box.width * 0.28, short * 0.08, short * 0.2);
    const face = paintFace(stage.random('cake'), deep, tall);
    const knife = await loadDrawing('noto/kitchen-knife', 640);
    const random = stage.random('crumbs');
    const crumbs = Array.from({ length: 46 }, (_, n) => ({
      at: n / 46,
      side: random.between(-1, 1),
      size: random.between(0.003, 0.009) * short,
      colour: random.pick(['#e8b765', '#f7dfae', '#fff6e6', '#c94a55']),
      up: random.between(0.2, 1),
    }));

    /** A bit right of the middle, where the subject is tall. */
    function findCut(): number {
      const wish = box.left + box.width * 0.58;
      let best = Math.round(wish);
      let most = 0;
      for (let x = Math.round(box.left + box.width * 0.45); x < box.left + box.width * 0.68; x++) {
        const column = columnAt(x);
        const worth = column.foot - column.top - Math.abs(x - wish) * 0.4;
        if (worth > most) [most, best] = [worth, x];
      }
      return best;
    }

    function columnAt(x: number): { top: number; foot: number } {
      let first = -1;
      let last = -1;
      for (let y = box.top; y < box.top + box.height; y++) {
        if ((mask[y * width + x] as number) < 0.5) continue;
        if (first < 0) first = y;
        last = y;
      }
      return { top: Math.max(0, first), foot: Math.max(first + 1, last) };
    }

    return (brush, share) => {
      const cut = clamp((share - CUT.begin) / (CUT.end - CUT.begin));
      const saw = Math.sin(cut * Math.PI * 7) * short * 0.012 * Math.sin(cut * Math.PI);
      const apart = overshoot((share - 0.54) / 0.24);
      const slide = deep * 1.12 * apart;
      const tilt = 0.07 * apart;
      brush.drawImage(behind, 0, 0);
      piece(brush, surface, 0, cutX + 1, height);
      if (apart > 0) {
        brush.save();
        brush.beginPath();
        brush.rect(cutX - 1, 0, Math.max(0, slide + 2), height);
        brush.clip();
        brush.drawImage(face, cutX - 1, top);
        brush.restore();
      }
      brush.save();
      brush.translate(cutX + slide, foot);
      brush.rotate(tilt);
      brush.translate(-cutX, -foot);
      if (apart > 0.02) {
        brush.shadowColor = 'rgba(20,8,16,.5)';
        brush.shadowBlur = short * 0.03;
        brush.shadowOffsetX = -short * 0.012 * apart;
      }
      piece(brush, surface, cutX, width - cutX, height);
      brush.shadowColor = 'transparent';
      brush.restore();
      if (cut > 0 && apart <= 0) {
        brush.strokeStyle = 'rgba(40,16,10,.65)';
        brush.lineWidth = Math.max(1, short * 0.003);
        brush.beginPath();
        brush.moveTo(cutX, top);
        brush.lineTo(cutX, lerp(top, foot, cut));
        brush.stroke();
      }
      drawCrumbs();
      drawKnife();

      function drawKnife(): void {
        const arrive = smooth(0.04, 0.2, share);
        const leave = smooth(0.47, 0.58, share);
        if (arrive <= 0 || leave >= 1) return;
        const long = clamp(tall * 1.25, short * 0.5, short * 1.1);
        const scale = long / Math.hypot(knife.width, knife.height);
        const y =
          lerp(lerp(-long, top - long * 0.52, arrive), foot - long * 0.42, easeIn(cut) * 0.25 + cut * 0.75) -
          leave * height * 0.9;
        brush.save();
        brush.translate(cutX + saw + leave * short * 0.3, y);
        brush.rotate(leave * 0.35);
        brush.scale(scale, scale);
        // The drawing lies from the upper left (handle) to the lower right (tip): it is stood upright.
        brush.rotate(Math.PI / 2 - Math.atan2(knife.height, knife.width));
        brush.shadowColor = 'rgba(0,0,0,.35)';
        brush.shadowBlur = 24;
        brush.drawImage(knife, -knife.width / 2, -knife.height / 2);
        brush.restore();
      }

      function drawCrumbs(): void {
        for (const { at, side, size, colour, up } of crumbs) {
          const passed = (share - CUT.begin - at * (CUT.end - CUT.begin)) / 0.2;
          if (passed <= 0) continue;
          const t = Math.min(1, passed);
          const y = lerp(top, foot, at) - up * short * 0.05 * Math.sin(t * Math.PI) + t * t * short * 0.3;
          brush.fillStyle = colour;
          brush.beginPath();
          brush.arc(cutX + side * short * 0.09 * t, Math.min(foot - size + at * 2, y), size, 0, 7);
          brush.fill();
        }
      }
    };
  },
};

function piece(brush: Brush, surface: Surface, left: number, width: number, height: number): void {
  if (width > 0) brush.drawImage(surface, left, 0, width, height, left, 0, width, height);
}

/** The cut face, seen aslant: as deep as a cake of this height would be, in layers, with icing at its edge. */
function paintFace(random: Random, deep: number, tall: number): Surface {
  return makeSurface(deep, tall, (brush) => {
    const outline = (grow: number): void => {
      brush.beginPath();
      brush.moveTo(0, 0);
      for (let n = 0; n <= 40; n++) {
        const v = n / 40;
        const bulge = (1 - Math.abs(v * 2 - 1) ** 3.4) ** 0.55;
        brush.lineTo(
          Math.max(0, deep * (0.24 + 0.76 * bulge) * (v < 0.02 || v > 0.98 ? 0.7 : 1) - grow),
          v * tall,
        );
      }
      brush.lineTo(0, tall);
      brush.closePath();
    };
    outline(0);
    brush.fillStyle = '#fff4ea';
    brush.fill();
    outline(deep * 0.075);
    brush.save();
    brush.clip();
    const layers: readonly (readonly [colour: string, share: number])[] = [
      ['#fffaf2', 0.035],
      ['#f0c878', 0.2],
      ['#fffaf2', 0.05],
      ['#d8455c', 0.045],
      ['#fffaf2', 0.03],
      ['#f0c878', 0.24],
      ['#fffaf2', 0.05],
      ['#d8455c', 0.045],
      ['#fffaf2', 0.03],
      ['#eebf6a', 0.275],
    ];
    let y = 0;
    for (const [colour, share] of layers) {
      const high = share * tall;
      brush.fillStyle = colour;
      brush.beginPath();
      brush.moveTo(-2, y);
      for (let n = 0; n <= 16; n++) brush.lineTo((deep * n) / 16, y + Math.sin(n * 1.9 + y) * tall * 0.004);
      brush.lineTo(deep + 2, y + high + 3);
      brush.lineTo(-2, y + high + 3);
      brush.fill();
      if (share > 0.15) sponge(brush, y, high);
      if (share === 0.045) jam(brush, y, high);
      y += high;
    }
    const shade = brush.createLinearGradient(0, 0, deep, 0);
    shade.addColorStop(0, 'rgba(60,20,0,.42)');
    shade.addColorStop(0.35, 'rgba(60,20,0,.06)');
    shade.addColorStop(1, 'rgba(255,255,255,.12)');
    brush.fillStyle = shade;
    brush.fillRect(0, 0, deep, tall);
    brush.restore();

    /** Pores of baked dough, each with a lit lower lip. */
    function sponge(over: Brush, from: number, high: number): void {
      const count = Math.round((deep * high) / 26);
      for (let n = 0; n < count; n++) {
        const x = random.next() * deep;
        const py = from + random.next() * high;
        const r = random.between(0.4, 1.9) * Math.max(0.7, tall / 420);
        over.fillStyle = random.chance(0.6) ? 'rgba(150,88,20,.42)' : 'rgba(255,236,190,.6)';
        over.beginPath();
        over.ellipse(x, py, r * 1.3, r, random.between(-0.5, 0.5), 0, 7);
        over.fill();
      }
    }

    function jam(over: Brush, from: number, high: number): void {
      over.fillStyle = 'rgba(255,180,190,.55)';
      for (let n = 0; n < deep / 5; n++) {
        over.beginPath();
        over.ellipse(
          random.next() * deep,
          from + random.between(0.2, 0.6) * high,
          high * 0.22,
          high * 0.12,
          0,
          0,
          7,
        );
        over.fill();
      }
    }
  });
}
