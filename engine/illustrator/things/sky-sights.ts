// Rare sights of the sky that stand in the image as one drawing: a tornado, a black hole, the sun behind the moon.

import { css, mix } from '#engine/raster/colour.ts';
import { line, shineAround, type OwnDrawing, type Pen } from './pen.ts';

/** The middle of a funnel and half its breadth, from its top at 0 to its foot at 1. */
const at = (t: number): { x: number; half: number } => ({
  x: Math.sin(t * 4.2) * 16 * (1 - t) + (1 - t) * 26 - 10,
  half: 9 + 112 * (1 - t) ** 2.1,
});

/** From the cloud to the ground, dust around its foot. */
function tornado(pen: Pen): void {
  const { brush, random } = pen;
  const puff = (x: number, y: number, rx: number, ry: number, colour: string, alpha: number): void => {
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    glow.addColorStop(0, css(colour, alpha));
    glow.addColorStop(0.6, css(colour, alpha * 0.6));
    glow.addColorStop(1, css(colour, 0));
    brush.save();
    brush.translate(x, y);
    brush.scale(rx, ry);
    brush.fillStyle = glow;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  };
  for (let cloud = 0; cloud < 26; cloud++)
    puff(
      random.between(-150, 150),
      random.between(-318, -276),
      random.between(40, 80),
      random.between(16, 30),
      random.pick(['#4a4e58', '#6a6e78', '#3a3e48']),
      0.6,
    );
  for (let row = 0; row < 150; row++) {
    const t = row / 150;
    const { x, half } = at(t);
    const y = -292 + t * 280;
    const gradient = brush.createLinearGradient(x - half, 0, x + half, 0);
    const [dark, pale] = pen.side > 0 ? ['#3c4049', '#a4a8b0'] : ['#a4a8b0', '#3c4049'];
    gradient.addColorStop(0, css(dark, 0.2));
    gradient.addColorStop(0.16, css(dark, 0.9));
    gradient.addColorStop(0.7, css(mix(dark, pale, 0.7), 0.9));
    gradient.addColorStop(1, css(pale, 0.3));
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.ellipse(x, y, half, 5 + half * 0.1, 0, 0, 7);
    brush.fill();
  }
  for (let cloud = 0; cloud < 22; cloud++)
    puff(
      random.between(-130, 130),
      random.between(-318, -284),
      random.between(36, 66),
      random.between(14, 22),
      random.pick(['#4a4e58', '#5f636d', '#3a3e48']),
      0.7,
    );
  for (let wisp = 0; wisp < 60; wisp++) {
    const t = random.between(0.02, 0.96);
    const { x, half } = at(t);
    const y = -292 + t * 280;
    const from = random.between(-0.95, 0.4);
    brush.globalAlpha = random.between(0.25, 0.6);
    line(
      pen,
      `M${x + half * from} ${y} q${half * 0.35} ${half * 0.16 + 3} ${half * 0.7} ${-half * 0.06}`,
      random.pick(['#2e323a', '#c8ccd2', '#5a5e68']),
      random.between(0.8, 2),
    );
  }
  brush.globalAlpha = 1;
  for (let dust = 0; dust < 34; dust++)
    puff(
      random.between(-74, 66),
      random.between(-26, -4),
      random.between(14, 34),
      random.between(6, 14),
      random.pick(['#8a7a64', '#a8987e', '#6e6252']),
      0.55,
    );
  for (let bit = 0; bit < 26; bit++) {
    const angle = random.between(0, 6.3);
    const far = random.between(24, 88);
    line(
      pen,
      `M${-10 + Math.cos(angle) * far} ${-34 + Math.sin(angle) * far * 0.42} l${random.between(-4, 4)} ${random.between(-3, 3)}`,
      '#4a3e30',
      random.between(1.4, 3),
    );
  }
}

/** Light bent around what lets none out, and a disk of fire before it. */
function blackHole(pen: Pen): void {
  const { brush, random } = pen;
  shineAround(pen, 0, -76, 78, '#ff9a3c', 0.55);
  const disk = (isNear: boolean): void => {
    for (let ring = 0; ring < 34; ring++) {
      const t = ring / 34;
      const rx = 44 + t * 84;
      brush.strokeStyle = css(
        mix(mix('#fff6dc', '#ffb04a', Math.min(1, t * 2)), '#a8301a', Math.max(0, t * 1.5 - 0.5)),
        (1 - t) * 0.85 + 0.06,
      );
      brush.lineWidth = random.between(1.6, 3.4);
      brush.beginPath();
      brush.ellipse(0, -76, rx, rx * 0.17, -0.12, isNear ? 0 : Math.PI, isNear ? Math.PI : Math.PI * 2);
      brush.stroke();
    }
  };
  disk(false);
  for (let ring = 0; ring < 9; ring++) {
    brush.strokeStyle = css(mix('#fff2cc', '#ff8a2c', ring / 9), 0.75 - ring * 0.075);
    brush.lineWidth = 2.6;
    brush.beginPath();
    brush.arc(0, -76, 35 + ring * 1.7, 0, 7);
    brush.stroke();
  }
  brush.fillStyle = '#020205';
  brush.beginPath();
  brush.arc(0, -76, 34, 0, 7);
  brush.fill();
  disk(true);
}

/** The moon before the sun: its crown of light, one bead of it at the rim. */
function eclipse(pen: Pen): void {
  const { brush, random } = pen;
  shineAround(pen, 0, -100, 100, '#fff4dc', 0.9);
  brush.globalAlpha = 0.35;
  for (let ray = 0; ray < 44; ray++) {
    const angle = (ray / 44) * Math.PI * 2 + random.between(-0.06, 0.06);
    const far = random.between(56, 92);
    line(
      pen,
      `M${Math.cos(angle) * 40} ${-100 + Math.sin(angle) * 40} L${Math.cos(angle) * far} ${-100 + Math.sin(angle) * far}`,
      '#fffaf0',
      random.between(1, 3.6),
    );
  }
  brush.globalAlpha = 1;
  brush.fillStyle = '#fff8e4';
  brush.beginPath();
  brush.arc(0, -100, 43, 0, 7);
  brush.fill();
  brush.fillStyle = '#08090f';
  brush.beginPath();
  brush.arc(-1.4, -99, 41.4, 0, 7);
  brush.fill();
  shineAround(pen, 30, -130, 22, '#ffffff', 1);
}

/** Two arms of stars that wind out of a bright middle, seen aslant. */
function galaxy(pen: Pen): void {
  const { brush, random } = pen;
  const middle = -88;
  const flat = 0.46;
  shineAround(pen, 0, middle, 84, '#8f7af0', 0.4);
  for (let star = 0; star < 2600; star++) {
    const part = random.next() ** 0.75;
    const arm = random.whole(2) * Math.PI;
    const spread = (random.next() + random.next() - 1) * (0.9 - part * 0.35);
    const angle = arm + part * 6.4 + spread;
    const far = 10 + part * 128;
    const x = Math.cos(angle) * far;
    const y = Math.sin(angle) * far * flat;
    const tone = mix(mix('#fff2cf', '#b9a4ff', Math.min(1, part * 1.8)), '#5f8cff', Math.max(0, part - 0.5));
    brush.fillStyle = css(random.chance(0.06) ? '#ff9ac0' : tone, random.between(0.25, 0.9));
    brush.beginPath();
    brush.arc(x, middle + y, random.between(0.3, part < 0.3 ? 1.5 : 1.2), 0, 7);
    brush.fill();
  }
  shineAround(pen, 0, middle, 46, '#fff0c8', 0.95);
  shineAround(pen, 0, middle, 18, '#ffffff', 1);
}

/** Large enough to sit in: open to the upper right, its lowest part inside is level. */
function moonSeat(pen: Pen): void {
  const { brush, random } = pen;
  const [lit, dark] = [
    { x: 0, y: -100, radius: 98 },
    { x: 27, y: -132, radius: 84 },
  ];
  const gap = Math.hypot(dark.x - lit.x, dark.y - lit.y);
  const toward = Math.atan2(dark.y - lit.y, dark.x - lit.x);
  const along = (lit.radius ** 2 - dark.radius ** 2 + gap ** 2) / (2 * gap);
  const [own, other] = [Math.acos(along / lit.radius), Math.acos((along - gap) / dark.radius)];
  brush.beginPath();
  brush.arc(lit.x, lit.y, lit.radius, toward + own, toward - own + Math.PI * 2);
  brush.arc(dark.x, dark.y, dark.radius, toward - other + Math.PI * 2, toward + other, true);
  brush.closePath();
  const fill = brush.createLinearGradient(-90, -40, 60, -60);
  fill.addColorStop(0, css('#fff6d8'));
  fill.addColorStop(0.55, css('#f8e2a0'));
  fill.addColorStop(1, css('#e8c878'));
  brush.fillStyle = fill;
  brush.fill();
  brush.save();
  brush.clip();
  for (let crater = 0; crater < 16; crater++) {
    const angle = random.between(1.2, 4.2);
    const [x, y] = [Math.cos(angle) * 84, -100 + Math.sin(angle) * 84];
    brush.fillStyle = css('#c8a458', random.between(0.12, 0.3));
    brush.beginPath();
    brush.ellipse(x, y, random.between(3, 10), random.between(3, 8), angle, 0, 7);
    brush.fill();
  }
  brush.restore();
}

export const SKY_SIGHTS: Record<string, OwnDrawing> = {
  'own/tornado': { width: 440, height: 340, paint: tornado },
  'own/black-hole': { width: 264, height: 156, isLamp: true, paint: blackHole },
  'own/galaxy': { width: 300, height: 176, isLamp: true, paint: galaxy },
  'own/eclipse': { width: 204, height: 202, isLamp: true, paint: eclipse },
  'own/moon-seat': { width: 204, height: 200, isLamp: true, paint: moonSeat },
};
