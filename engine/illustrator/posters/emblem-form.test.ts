// A logo has the form and the inks that its prompt asks for, else those that suit its trade.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { emblemForm, emblemInks, emblemMiddle, isNamedAround } from '../scenery/emblem.ts';

beforeAll(needDrawings, 120_000);

describe('the form of a logo', () => {
  it.each([
    ['vintage shield logo for a boxing gym', 'shield', ['boxing-glove']],
    ['coat of arms with a lion and two swords', 'shield', ['lion', 'crossed-swords']],
    ['家徽 狼', 'shield', ['wolf']],
    ['app icon for a music app', 'square', ['musical-notes']],
    ['茶叶品牌logo 印章风格', 'stamp', ['tea-shoot']],
    ['bakery logo, round badge, "Sweet Crumb"', 'seal', ['croissant']],
    ['a minimalist logo for a bakery', 'bare', ['croissant']],
    ['line art logo of a fox', 'line', ['fox']],
    ['极简风格的花店logo', 'bare', ['bouquet']],
    ['logo for a mountain bike club, shield', 'shield', ['bike']],
    ['tree-shaped logo, minimal', 'bare', ['tree']],
    ['monogram logo with letters A and K', 'ring', []],
  ])('is the one that is named: %s', async (prompt, form, keys) => {
    const { scene, reading } = await plan(prompt);
    expect(scene.stage.scene).toBe('emblem');
    expect(emblemForm(scene.stage)).toBe(form);
    expect(reading.subjects.map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ['logo for a law firm', ['shield', 'ring', 'bare']],
    ['瑜伽馆logo', ['ring', 'arch', 'bare']],
    ['白酒品牌标志设计', ['stamp', 'seal', 'ring']],
    ['logo for a tech startup', ['square', 'hexagon', 'bare']],
    ['法式面包店logo', ['seal', 'round', 'arch']],
    ['logo for a smart fitness gym', ['shield', 'hexagon']],
  ])('suits the trade: %s', async (prompt, forms) => {
    const { scene } = await plan(prompt);
    expect(forms).toContain(emblemForm(scene.stage));
  });

  it('shows two letters that are named with "and" as one mark', async () => {
    const { reading, told } = await plan('monogram logo with letters A and K, gold on black');
    expect(reading.monogram?.text).toBe('AK');
    expect(told.ignored).toEqual([]);
  });

  it('shows no letter before a mountain that is its mark', async () => {
    const { scene } = await plan('a minimalist logo of a mountain and a rising sun for "SUMMIT"');
    expect(scene.letterings.map(({ text }) => text)).toEqual(['SUMMIT']);
  });

  it('shows a letter below what is its mark', async () => {
    const { scene, told } = await plan('logo of a fox with the letter F');
    expect(scene.letterings.map(({ text }) => text)).toEqual(['F']);
    expect(told.ignored).toEqual([]);
  });

  it('prints gold on black paper', async () => {
    const { scene } = await plan('monogram logo with letters A and K, gold on black');
    const { paper, ink } = emblemInks(scene.stage);
    expect(paper).toBe(scene.stage.reading.colours[1]);
    expect(ink).toBe(scene.stage.reading.colours[0]);
  });

  it('sets a short name around a seal, and leaves the mark in the middle', async () => {
    const { scene } = await plan('bakery logo, round badge, "Sweet Crumb"');
    expect(isNamedAround(scene.stage)).toBe(true);
    expect(scene.letterings.map(({ bend }) => bend !== undefined)).toEqual([true]);
    expect(emblemMiddle(scene.stage)).toBe(scene.stage.height / 2);
  });

  it('knows porcelain as what a studio makes', async () => {
    const { reading } = await plan('陶瓷工作室的logo，名字叫“泥火”');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['vase']);
  });
});

describe('a logo of another look', () => {
  it('shows its trade, too', async () => {
    const { reading, told } = await plan('barbershop logo, vintage, "Sharp & Co"');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['scissors']);
    expect(told.ignored).toEqual([]);
  });

  it('shows what a shop sells, not for whom', async () => {
    const { reading } = await plan('kids toy store logo');
    expect(reading.subjects.map(({ key }) => key)).toEqual(['teddy-bear']);
  });

  it('prints on the navy that was asked for', async () => {
    const { scene } = await plan('wine bar logo, elegant gold on navy');
    expect(emblemInks(scene.stage).paper).toBe('#1b2a4c');
  });

  it('is of gold on black where nothing but the two is said', async () => {
    const { scene } = await plan('健身房标志，哑铃，黑金');
    expect(emblemInks(scene.stage).paper).toBe('#2a2c34');
  });

  it('is an icon on a tile', async () => {
    expect(emblemForm((await plan('flat icon of a rocket')).scene.stage)).toBe('square');
    expect(emblemForm((await plan('图标 日历')).scene.stage)).toBe('square');
  });
});

describe('the name of a logo', () => {
  it('is whole where two are named', async () => {
    const { reading, told } = await plan('logo for a law firm called Hale & Moore');
    expect(reading.writing.map(({ text }) => text)).toEqual(['Hale & Moore']);
    expect(told.ignored).toEqual([]);
  });

  it('leaves a land that is named alone', async () => {
    expect((await plan('line art logo of a mountain for an outdoor brand')).reading.subjects).toEqual([]);
  });
});

it.each([
  ['green logo of a whale', 1],
  ['blue and white logo of a whale', 2],
  ['红色和金色的logo，凤凰', 2],
  ['logo of a whale, green', 1],
] as const)('has the colours that are said of it: %s', async (prompt, count) => {
  const { reading, told } = await plan(prompt);
  expect(reading.colours).toHaveLength(count);
  expect(told.ignored).toEqual([]);
});
