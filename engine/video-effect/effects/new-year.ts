// New-year greeting: lanterns come down, fireworks burst, and a scroll unrolls with a wish.
import { loadDrawing } from '#engine/illustrator/drawings.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { fontFor, writableOf } from '#engine/letters/font-for.ts';
import type { Effect, EffectStage } from '../effect.ts';
import { makeDrift } from '../parts/drift.ts';
import { clamp, easeOut, lerp, overshoot, smooth } from '../parts/ease.ts';
import { makeFireworks } from '../parts/fireworks.ts';
import { addGlow, makeGlow } from '../parts/glow.ts';

const WISH = '恭贺新春 万事如意';

export const newYear: Effect = {
  mood: 'festive',
  crf: 22,
  async plan(stage) {
    const { width, height, short, seconds } = stage;
    const lantern = await loadDrawing('noto/red-paper-lantern', 320);
    const scroll = paintScroll(stage);
    const random = stage.random('lanterns');
    const count = width > height ? 6 : 4;
    const lanterns = Array.from({ length: count }, (_, n) => {
      const outer = Math.abs((n + 0.5) / count - 0.5) * 2;
      return {
        x: width * ((n + 0.5) / count) + random.between(-0.02, 0.02) * width,
        drop: height * lerp(0.05, 0.17, outer) + random.between(0, 0.03) * height,
        size: short * lerp(0.13, 0.2, outer),
        late: 0.04 + random.between(0, 0.1),
        phase: random.between(0, 6),
      };
    });
    const fireworks = makeFireworks({
      random: stage.random('fireworks'),
      width,
      height: height * 0.55,
      short,
      count: 9,
      begin: 0.24,
    });
    const gold = ['#ffd75e', '#ffefb0', '#e8485a'].map((colour) =>
      makeSurface(20, 20, (brush) => {
        brush.fillStyle = colour;
        brush.fillRect(2, 5, 16, 10);
      }),
    ) as [Surface, ...Surface[]];
    const confetti = makeDrift({
      count: 60,
      random: stage.random('confetti'),
      sprites: gold,
      size: short * 0.018,
      width,
      height,
      falls: 1.7,
      sway: 0.05,
      tumbles: true,
    });
    const warm = makeGlow('#ff9a3c', 128, 0.05);

    return (brush, share) => {
      const time = share * seconds;
      const night = smooth(0.06, 0.26, share);
      brush.drawImage(stage.photo, 0, 0);
      const red = brush.createLinearGradient(0, 0, 0, height);
      red.addColorStop(0, `rgba(40,4,26,${0.82 * night})`);
      red.addColorStop(0.45, `rgba(70,6,18,${0.3 * night})`);
      red.addColorStop(1, `rgba(90,8,14,${0.55 * night})`);
      brush.fillStyle = red;
      brush.fillRect(0, 0, width, height);
      fireworks.draw(brush, share);
      confetti.draw(brush, share, { to: 0.5, alpha: smooth(0.4, 0.55, share), seconds });
      for (const { x, drop, size, late, phase } of lanterns) {
        const down = overshoot((share - late) / 0.16);
        if (down <= 0) continue;
        const swing = Math.sin(time * 1.6 + phase) * 0.06 + (1 - clamp(down)) * 0.3;
        const long = lerp(-size * 1.5, drop, down);
        brush.save();
        brush.translate(x, 0);
        brush.rotate(swing);
        brush.strokeStyle = 'rgba(240,190,90,.9)';
        brush.lineWidth = Math.max(1, short * 0.003);
        brush.beginPath();
        brush.moveTo(0, -9);
        brush.lineTo(0, long);
        brush.stroke();
        addGlow(
          brush,
          warm,
          0,
          long + size * 0.5,
          size * 1.25,
          (0.5 + 0.08 * Math.sin(time * 7 + phase)) * night,
        );
        const wide = (size * lantern.width) / lantern.height;
        brush.drawImage(lantern, -wide / 2, long, wide, size);
        drawTassel(brush, long + size, size * 0.4, Math.sin(time * 2.1 + phase) * 0.2);
        brush.restore();
      }
      const unrolled = easeOut((share - 0.4) / 0.3);
      if (share > 0.34) drawScroll(unrolled, overshoot((share - 0.34) / 0.1));
      confetti.draw(brush, share, { from: 0.5, alpha: smooth(0.42, 0.6, share), seconds });

      /** From its middle to both sides; the rods ride at the ends of the paper. */
      function drawScroll(open: number, shown: number): void {
        const w = scroll.width * Math.max(0.02, open);
        const y =
          lerp(height * 1.1, height * 0.95 - scroll.height, shown) + Math.sin(time * 1.5) * short * 0.004;
        const x = width / 2;
        brush.save();
        brush.shadowColor = 'rgba(20,0,0,.6)';
        brush.shadowBlur = short * 0.03;
        brush.drawImage(scroll, (scroll.width - w) / 2, 0, w, scroll.height, x - w / 2, y, w, scroll.height);
        for (const side of [-1, 1]) drawRod(brush, x + (side * w) / 2, y, scroll.height, short * 0.022);
        brush.restore();
      }
    };
  },
};

/** Red silk with a gold border and the wish in gold. */
function paintScroll({ width, height, short, text }: EffectStage): Surface {
  const words = writableOf(text) || WISH;
  const wide = Math.min(width * 0.86, height * 1.5);
  const ruler = makeSurface(8, 8).getContext('2d');
  const measure = (pixels: number): number => {
    ruler.font = fontFor(words, pixels);
    return ruler.measureText(words).width;
  };
  const letters = Math.min(short * 0.115, (short * 0.115 * wide * 0.84) / measure(short * 0.115));
  const tall = Math.max(short * 0.13, letters * 1.85);
  return makeSurface(wide, tall, (brush) => {
    const silk = brush.createLinearGradient(0, 0, 0, tall);
    silk.addColorStop(0, '#c8182a');
    silk.addColorStop(0.5, '#a80f20');
    silk.addColorStop(1, '#8a0a1a');
    brush.fillStyle = silk;
    brush.fillRect(0, 0, wide, tall);
    brush.strokeStyle = '#f2c14e';
    brush.lineWidth = Math.max(1.5, tall * 0.028);
    brush.strokeRect(-9, tall * 0.07, wide + 18, tall * 0.86);
    brush.lineWidth = Math.max(1, tall * 0.01);
    brush.strokeRect(-9, tall * 0.13, wide + 18, tall * 0.74);
    brush.font = fontFor(words, letters);
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    const gold = brush.createLinearGradient(0, tall * 0.25, 0, tall * 0.75);
    gold.addColorStop(0, '#fff3b8');
    gold.addColorStop(0.5, '#ffd04f');
    gold.addColorStop(1, '#f0a92a');
    brush.shadowColor = 'rgba(50,0,0,.7)';
    brush.shadowBlur = letters * 0.08;
    brush.shadowOffsetY = letters * 0.04;
    brush.fillStyle = gold;
    brush.fillText(words, wide / 2, tall * 0.515);
  });
}

function drawRod(brush: Brush, x: number, y: number, tall: number, thick: number): void {
  const wood = brush.createLinearGradient(x - thick, 0, x + thick, 0);
  wood.addColorStop(0, '#5a2a10');
  wood.addColorStop(0.4, '#c98a4a');
  wood.addColorStop(1, '#4a200c');
  brush.fillStyle = wood;
  brush.fillRect(x - thick * 0.7, y - tall * 0.06, thick * 1.4, tall * 1.12);
  brush.fillStyle = '#f2c14e';
  for (const end of [y - tall * 0.06, y + tall * 1.06]) {
    brush.beginPath();
    brush.ellipse(x, end, thick * 0.95, thick * 0.7, 0, 0, 7);
    brush.fill();
  }
}

function drawTassel(brush: Brush, y: number, long: number, swing: number): void {
  brush.save();
  brush.translate(0, y);
  brush.rotate(swing);
  brush.strokeStyle = '#e8b23c';
  brush.lineWidth = Math.max(0.8, long * 0.03);
  for (let thread = -4; thread <= 4; thread++) {
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.quadraticCurveTo(thread * long * 0.03, long * 0.5, thread * long * 0.05, long);
    brush.stroke();
  }
  brush.restore();
}
