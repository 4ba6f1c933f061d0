// A whole person: a hundred units tall when standing, the middle of the feet at zero.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { drawArm, drawLeg, drawTrunk, trunkDraft } from './body.ts';
import { drawCollar, openingOf } from './collars.ts';
import { drawTail } from './animal-head.ts';
import { cloth, deep, fill, limb, pale, patch, pathOf, stroke, type Draft, type Point } from './draft.ts';
import { drawBelly } from './belly.ts';
import { drawBehindBody, drawHead, drawNeck } from './head.ts';
import { drawBeforeBody, drawInHands, drawWorkPlace } from './at-work.ts';
import { drawFingers } from './gesture-hands.ts';
import { drawSeat } from './chairs.ts';
import { drawHanbok, drawPoncho, drawSari } from './folk-dress.ts';
import { drawBox, drawOnBack, drawPackBehind, drawSideScarf } from './on-back.ts';
import { drawTassets } from './lamellar.ts';
import { drawOverTrunk } from './over-trunk.ts';
import { anchorsOf, type Anchors } from './anchors.ts';
import type { Outfit } from './outfit.ts';
import type { Person } from './person.ts';
import { printOn } from './printed-cloth.ts';
import { drawProfile, drawProfileBehind } from './profile.ts';
import { drawQipaoSkirt } from './qipao.ts';
import { drawRoundBody, hasRoundBody } from './round-body.ts';
import { poseBody, type Limb, type Skeleton } from './skeleton.ts';
import { drawFlippers } from './swim.ts';
import { drawTutu } from './tutu.ts';

const LONG: ReadonlySet<string> = new Set(['dress', 'robe', 'kimono', 'hanfu', 'qipao']);
const ROOMY: ReadonlySet<string> = new Set([
  'coat',
  'raincoat',
  'hoodie',
  'robe',
  'jacket',
  'spacesuit',
  'kimono',
  'hanfu',
]);
const FOLDED: ReadonlySet<string> = new Set(['sit', 'seat', 'kneel', 'crouch', 'ride', 'cycle']);
/** In these the forearms lie before the body. */
const BEFORE: ReadonlySet<string> = new Set([
  'read',
  'hold',
  'play',
  'sit',
  'seat',
  'kneel',
  'ride',
  'cycle',
  'wave',
  'run',
]);

export function drawFigure(draft: Draft, person: Person, toward: -1 | 1): Anchors {
  if (hasRoundBody(person)) return drawRoundBody(draft, person, toward);
  const skeleton = poseBody(person);
  const isSide = person.view === 'side';
  const { arms, legs, head: h, chin, lean } = skeleton;
  const roomy = ROOMY.has(person.outfit.top.cut) && !person.outfit.isTrim ? 1 : person.isFemale ? 0 : 0.4;
  const inHead = (paint: (head: Draft) => void): void => {
    const { brush } = draft;
    brush.save();
    brush.translate(chin[0] + (isSide ? h * 0.1 : 0), chin[1]);
    brush.rotate(lean * 0.6);
    brush.scale(h / 100, h / 100);
    paint(draft);
    brush.restore();
  };
  if (person.pose === 'seat' && person.hasChair) drawSeat(draft, person, skeleton);
  drawBehind(draft, person, skeleton, inHead, toward);
  const armsBefore =
    (BEFORE.has(person.pose) || person.hands !== undefined) &&
    person.view !== 'back' &&
    person.hands?.work !== 'behind-back';
  if (isBehind(person)) drawWorkPlace(draft, person, skeleton);
  if (isSide || !armsBefore) drawArm(draft, person, skeleton, arms[0], isSide);
  if (!isSide && !armsBefore) drawArm(draft, person, skeleton, arms[1], false);
  drawLeg(draft, person, skeleton, legs[0], isSide);
  drawLeg(draft, person, skeleton, legs[1], false);
  inHead((head) => {
    if (!isSide) drawNeck(head, person);
  });
  drawClothes(draft, person, skeleton, roomy, inHead);
  if (person.view === 'back') drawOnBack(draft, person, skeleton);
  const isCarrying = !isSide && armsBefore;
  if (isCarrying) drawBeforeBody(draft, person, skeleton);
  if (isCarrying) for (const arm of arms) drawArm(draft, person, skeleton, arm, false);
  if (!isSide && person.outfit.poncho) drawPoncho(draft, person, skeleton, person.outfit.poncho);
  inHead((head) => {
    if (isSide && !person.animal) drawProfile(head, person);
    else drawHead(head, person, toward);
  });
  if (isSide) {
    if (person.outfit.scarf) drawSideScarf(draft, skeleton, person.outfit.scarf);
    drawBeforeBody(draft, person, skeleton);
    if (!isBehind(person)) drawWorkPlace(draft, person, skeleton);
    drawArm(draft, person, skeleton, arms[1], false);
    if (person.outfit.poncho) drawPoncho(draft, person, skeleton, person.outfit.poncho);
  }
  for (const arm of armsOverFace(person, arms)) drawArm(draft, person, skeleton, arm, false);
  drawFingers(draft, person, skeleton);
  if (person.pose === 'swim' && person.outfit.goggles) drawFlippers(draft, skeleton);
  drawInHands(draft, person, skeleton);
  return anchorsOf(person, skeleton);
}

/** Both hands hold it there. */
const AT_EYES: ReadonlySet<string> = new Set(['photograph', 'binoculars']);

/** A hand at the chin, the brow or the ear, before long hair, or both at the eyes. */
function armsOverFace({ hands, view }: Person, arms: Skeleton['arms']): readonly Limb[] {
  if (view !== 'front' || !hands) return [];
  if (AT_EYES.has(hands.work)) return arms;
  return /^(?:chin|cover-mouth|salute|victory|thumb-up|call)$/.test(hands.work) ? [arms[1]] : [];
}

/** What is worked at stands behind the hands, or before the legs as a stove and a table do. */
function isBehind({ hands }: Person): boolean {
  return hands?.work !== 'cook' && hands?.work !== 'chess';
}

type InHead = (paint: (head: Draft) => void) => void;

function drawBehind(draft: Draft, person: Person, skeleton: Skeleton, inHead: InHead, toward: -1 | 1): void {
  const { outfit } = person;
  const { neck, head: h, shoulderHalf: sh } = skeleton;
  if (person.animal) drawTail(draft, person.animal, skeleton);
  if (outfit.wings && person.view !== 'side') drawWings(draft, neck, h);
  if (outfit.cloak && person.view !== 'back') {
    const low = -h * 0.34;
    const path =
      person.view === 'side'
        ? `M${neck[0] + h * 0.1} ${neck[1]} C${neck[0] - h * 0.9} ${neck[1] + h * 0.3} ${-h * 1.3} ${low - h * 2} ${-h * 1.7} ${low} C${-h * 1.1} ${low + h * 0.16} ${-h * 0.5} ${low + h * 0.1} ${h * 0.1} ${low} Z`
        : `M${-sh * 0.9} ${neck[1] + h * 0.1} C${-sh * 1.7} ${neck[1] + h} ${-sh * 1.7} ${low - h * 1.4} ${-sh * 1.9} ${low} C${-sh} ${low + h * 0.2} ${sh} ${low + h * 0.2} ${sh * 1.9} ${low} C${sh * 1.7} ${low - h * 1.4} ${sh * 1.7} ${neck[1] + h} ${sh * 0.9} ${neck[1] + h * 0.1} Z`;
    fill(draft, path, cloth(deep(outfit.cloak, 0.2), neck[1], 8));
  }
  if (outfit.box && person.view === 'side')
    drawBox(draft, [neck[0] - h * 1.02, neck[1] + h * 0.86], h, outfit.box);
  if (outfit.backpack && person.view !== 'back')
    drawPackBehind(draft, skeleton, outfit.backpack, person.view);
  if (outfit.top.cut === 'spacesuit')
    fill(
      draft,
      `M${neck[0] - (person.view === 'side' ? h * 0.9 : sh * 0.9)} ${neck[1]} L${neck[0] + (person.view === 'side' ? 0 : sh * 0.9)} ${neck[1]} L${neck[0] + (person.view === 'side' ? 0 : sh * 0.9)} ${neck[1] + h * 1.8} L${neck[0] - (person.view === 'side' ? h * 0.9 : sh * 0.9)} ${neck[1] + h * 1.8} Z`,
      cloth(deep(outfit.top.colour, 0.25), neck[1], neck[1] + h * 2),
    );
  inHead((head) => {
    if (person.view === 'side' && !person.animal) drawProfileBehind(head, person);
    else drawBehindBody(head, person, toward);
  });
}

function drawWings(draft: Draft, [x, y]: Point, h: number): void {
  for (const s of [-1, 1]) {
    fill(
      draft,
      `M${x} ${y + h * 0.8} C${x + s * h} ${y - h * 1.2} ${x + s * h * 3} ${y - h * 1.4} ${x + s * h * 2.9} ${y + h * 0.2} C${x + s * h * 2.6} ${y + h} ${x + s * h * 1.2} ${y + h * 1.1} ${x} ${y + h} Z`,
      { from: '#ffffff', to: '#cfe2f2', top: y - h * 1.2, bottom: y + h },
      0.9,
    );
    fill(
      draft,
      `M${x} ${y + h} C${x + s * h * 1.4} ${y + h * 0.9} ${x + s * h * 2.2} ${y + h * 1.6} ${x + s * h * 1.5} ${y + h * 2.4} C${x + s * h} ${y + h * 2.6} ${x + s * h * 0.4} ${y + h * 1.8} ${x} ${y + h * 1.2} Z`,
      { from: '#f2f8ff', to: '#b8d2e8', top: y + h, bottom: y + h * 2.5 },
      0.85,
    );
    for (let rib = 0; rib < 4; rib++)
      stroke(
        draft,
        `M${x} ${y + h * 0.9} C${x + s * h} ${y - h * (0.4 - rib * 0.2)} ${x + s * h * 2} ${y - h * (0.8 - rib * 0.4)} ${x + s * h * 2.6} ${y - h * (0.6 - rib * 0.5)}`,
        '#9ab8d4',
        h * 0.02,
        0.5,
      );
  }
}

/** Trunk, skirts and what hangs from them, the collar with the open neck. */
function drawClothes(draft: Draft, person: Person, skeleton: Skeleton, roomy: number, inHead: InHead): void {
  const { outfit, skin } = person;
  const { brush } = draft;
  const { cut, colour } = outfit.top;
  const { head: h } = skeleton;
  const longer =
    cut === 'coat' || cut === 'raincoat'
      ? person.age === 'child'
        ? 0.8
        : 1.5
      : cut === 'jacket' || cut === 'hoodie' || cut === 'sweater' || cut === 'suit'
        ? 0.1
        : 0;
  const isFolded = FOLDED.has(person.pose);
  const opening = person.view === 'front' ? openingOf(person) : '';
  brush.save();
  if (opening !== '') {
    inHead((head) => {
      const { hips } = skeleton;
      // The breast that an open neck shows.
      fill(head, 'M-24 24 L24 24 L34 40 L40 90 L-40 90 L-34 40 Z', {
        from: mix(skin.base, skin.light, 0.15),
        to: skin.base,
        top: 20,
        bottom: 80,
      });
      drawNeck(head, person);
      patch(head, [hips[0], 22], 20, skin.shade, 0.2);
    });
    inHeadClip(draft, skeleton, opening);
  }
  if (outfit.bottom.cut === 'skirt' && cut !== 'hanbok')
    drawSkirt(draft, person, skeleton, outfit.bottom, 'knee');
  drawTrunk(draft, person, skeleton, roomy, isFolded ? 0 : longer);
  drawOverTrunk(draft, person, skeleton, roomy);
  if (outfit.bottom.cut === 'tutu') drawTutu(draft, skeleton, outfit.bottom.colour, person.view === 'side');
  else if (cut === 'qipao' && !isFolded) drawQipaoSkirt(draft, person, skeleton);
  else if (cut === 'sari') {
    if (isFolded) drawSkirt(draft, person, skeleton, outfit.top, 'floor');
    drawSari(draft, person, skeleton);
  } else if (cut === 'hanbok') {
    if (isFolded) drawSkirt(draft, person, skeleton, outfit.bottom, 'floor');
    else drawHanbok(draft, person, skeleton);
  } else if (LONG.has(cut)) drawSkirt(draft, person, skeleton, outfit.top, hemOf(person));
  if (outfit.isLamellar) drawTassets(draft, person, skeleton);
  else if (cut === 'armour') drawFauld(draft, person, skeleton);
  if (person.isPregnant) drawBelly(trunkDraft(draft, skeleton), person, skeleton);
  brush.restore();
  if (outfit.apron && person.view !== 'back') drawApron(draft, skeleton, outfit.apron);
  if (['kimono', 'robe', 'hanfu'].includes(cut) && person.view !== 'side') drawSash(draft, skeleton, colour);
  if (person.view === 'front') inHead((head) => drawBreast(head, person));
  else if (person.view === 'side') {
    const upright = trunkDraft(draft, skeleton);
    const top = skeleton.hips[1] - skeleton.trunk;
    stroke(
      upright,
      `M${-h * 0.2} ${top + h * 0.02} C${-h * 0.04} ${top + h * 0.16} ${h * 0.1} ${top + h * 0.16} ${h * 0.2} ${top + h * 0.1}`,
      pale(colour, 0.2),
      h * 0.08,
    );
  }
}

/** Of what is drawn at the neck of a bust, a figure shows what lies above its waist. */
function drawBreast(head: Draft, person: Person): void {
  const { brush } = head;
  brush.save();
  brush.beginPath();
  brush.rect(-130, -60, 260, 206);
  brush.clip();
  drawCollar(head, { ...person, outfit: { ...person.outfit, apron: undefined } });
  brush.restore();
}

function inHeadClip({ brush, ...rest }: Draft, { chin, head, lean }: Skeleton, opening: string): void {
  brush.translate(chin[0], chin[1]);
  brush.rotate(lean * 0.6);
  brush.scale(head / 100, head / 100);
  const clip = brush.clip.bind(brush);
  clip(pathOf({ brush, ...rest }, `M-900 -900 L900 -900 L900 900 L-900 900 Z ${opening}`), 'evenodd');
  brush.scale(100 / head, 100 / head);
  brush.rotate(-lean * 0.6);
  brush.translate(-chin[0], -chin[1]);
}

function hemOf({ outfit, age, pose, isFemale }: Person): 'knee' | 'calf' | 'floor' {
  const { cut } = outfit.top;
  if (outfit.isTrim) return 'calf';
  if (cut !== 'dress') return 'floor';
  if (age === 'child' || age === 'baby' || pose === 'run' || pose === 'dance') return 'knee';
  const isGrand =
    outfit.necklace !== undefined ||
    outfit.headgear?.kind === 'veil' ||
    outfit.headgear?.kind === 'pointed' ||
    outfit.cloak !== undefined;
  return isGrand ? 'floor' : isFemale ? 'calf' : 'floor';
}

function drawSkirt(
  draft: Draft,
  person: Person,
  skeleton: Skeleton,
  { colour, pattern }: Pick<Outfit['top'], 'colour' | 'pattern'>,
  hem: 'knee' | 'calf' | 'floor',
): void {
  const { hips, head: h, waistHalf, hipHalf, legs, trunk } = skeleton;
  const waistY = hips[1] - trunk * 0.36;
  const paint = cloth(colour, waistY - h, 4, printOn(pattern, colour, h));
  if (FOLDED.has(person.pose)) {
    // Over the knees of whoever sits; between them it hangs down.
    const [left, right] = legs;
    if (person.view !== 'side' && person.pose === 'seat')
      fill(
        draft,
        `M${left.root[0] - h * 0.3} ${hips[1] - h * 0.2} L${right.root[0] + h * 0.3} ${hips[1] - h * 0.2} L${right.middle[0] + h * 0.3} ${right.middle[1]} L${right.end[0] + h * 0.3} ${right.middle[1] + h * 0.9} L${left.end[0] - h * 0.3} ${left.middle[1] + h * 0.9} L${left.middle[0] - h * 0.3} ${left.middle[1]} Z`,
        paint,
      );
    for (const { root, middle, end } of legs) {
      const low: Point = [middle[0] + (end[0] - middle[0]) * 0.62, middle[1] + (end[1] - middle[1]) * 0.62];
      limb(
        draft,
        hem === 'knee' ? [root, middle] : [root, middle, low],
        hem === 'knee' ? [h * 0.8, h * 0.56] : [h * 0.84, h * 0.66, h * 0.62],
        paint,
      );
    }
    return;
  }
  const share = { knee: 0.9, calf: 1.45, floor: 1.98 }[hem];
  const ends = legs.map(({ middle, end, root }): Point => {
    const [from, to, part] = share <= 1 ? [root, middle, share] : [middle, end, share - 1];
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
  const isSlim =
    person.outfit.isTrim || person.outfit.top.cut === 'qipao' || person.outfit.top.cut === 'kimono';
  const flare = isSlim ? 0.2 : hem === 'floor' ? 0.95 : hem === 'calf' ? 0.62 : 0.5;
  const xs = ends.map(([x]) => x);
  const left = Math.min(...xs) - h * (0.24 + flare);
  const right = Math.max(...xs) + h * (0.24 + flare);
  const low = Math.max(...ends.map(([, y]) => y)) + (hem === 'floor' ? h * 0.12 : 0);
  const w = waistHalf * 1.02;
  const hip = hipHalf * 1.06;
  const hipY = hips[1] - h * 0.05;
  const path = `M${-w} ${waistY} C${-hip} ${waistY + h * 0.4} ${-hip * 1.05} ${hipY} ${-hip * 1.1} ${hipY + h * 0.3} C${-hip * 1.25} ${hipY + (low - hipY) * 0.55} ${left} ${low - h * 0.5} ${left} ${low} C${left * 0.5} ${low + h * 0.22} ${right * 0.4} ${low + h * 0.02} ${right * 0.62} ${low + h * 0.1} C${right * 0.8} ${low + h * 0.14} ${right} ${low + h * 0.06} ${right} ${low} C${right} ${low - h * 0.5} ${hip * 1.25} ${hipY + (low - hipY) * 0.55} ${hip * 1.1} ${hipY + h * 0.3} C${hip * 1.05} ${hipY} ${hip} ${waistY + h * 0.4} ${w} ${waistY} Z`;
  fill(draft, path, paint);
  for (const fold of [-0.62, -0.22, 0.2, 0.6])
    stroke(
      draft,
      `M${fold * hip} ${hipY + h * 0.1} C${fold * hip * 1.3} ${hipY + (low - hipY) * 0.5} ${fold * right * 0.9} ${low - h * 0.5} ${fold * right} ${low}`,
      fold * draft.side > 0 ? pale(colour, 0.2) : deep(colour, 0.4),
      h * 0.03,
      0.4,
    );
}

function drawFauld(draft: Draft, { outfit, view }: Person, { hips, head: h, hipHalf }: Skeleton): void {
  const { colour } = outfit.top;
  const wide = hipHalf * (view === 'side' ? 1.1 : 1.12);
  for (let plate = 2; plate >= 0; plate--) {
    const y = hips[1] - h * 0.25 + plate * h * 0.24;
    const x = wide + plate * h * 0.05;
    fill(
      draft,
      `M${-x} ${y} C${-x * 0.4} ${y + h * 0.12} ${x * 0.4} ${y + h * 0.12} ${x} ${y} L${x + h * 0.04} ${y + h * 0.3} C${x * 0.4} ${y + h * 0.44} ${-x * 0.4} ${y + h * 0.44} ${-x - h * 0.04} ${y + h * 0.3} Z`,
      { from: pale(colour, 0.4), to: deep(colour, 0.3), top: y, bottom: y + h * 0.4 },
    );
  }
}

function drawApron(draft: Draft, { hips, head: h, waistHalf, trunk, legs }: Skeleton, colour: Rgb): void {
  const top = hips[1] - trunk * 0.74;
  const waistY = hips[1] - trunk * 0.36;
  const low = legs[0].middle[1] + h * 0.1;
  fill(
    draft,
    `M${-waistHalf * 0.62} ${top} L${waistHalf * 0.62} ${top} L${waistHalf * 0.8} ${waistY} L${waistHalf * 1.16} ${low} C${waistHalf * 0.4} ${low + h * 0.1} ${-waistHalf * 0.4} ${low + h * 0.1} ${-waistHalf * 1.16} ${low} L${-waistHalf * 0.8} ${waistY} Z`,
    cloth(colour, top, low + h),
  );
  stroke(draft, `M${-waistHalf} ${waistY} L${waistHalf} ${waistY}`, deep(colour, 0.24), h * 0.07);
}

function drawSash(draft: Draft, { hips, head: h, waistHalf, trunk }: Skeleton, colour: Rgb): void {
  const y = hips[1] - trunk * 0.4;
  const x = waistHalf * 1.12 + h * 0.14;
  fill(
    draft,
    `M${-x} ${y - h * 0.12} C${-x * 0.4} ${y - h * 0.04} ${x * 0.4} ${y - h * 0.04} ${x} ${y - h * 0.12} L${x} ${y + h * 0.18} C${x * 0.4} ${y + h * 0.26} ${-x * 0.4} ${y + h * 0.26} ${-x} ${y + h * 0.18} Z`,
    cloth(deep(colour, 0.45), y - h * 0.2, y + h * 0.3),
  );
  stroke(
    draft,
    `M${h * 0.2} ${y + h * 0.2} C${h * 0.26} ${y + h * 0.6} ${h * 0.22} ${y + h} ${h * 0.28} ${y + h * 1.3}`,
    deep(colour, 0.4),
    h * 0.1,
  );
}
