// Emails of a few paragraphs: safe in HTML, whole in plain text, times with their zone.
import { expect, it } from 'vitest';
import { formatMoment, writePlainEmail } from './plain-email.ts';

const at = new Date('2026-11-28T16:42:00Z');

it('says the same in plain text and in HTML, where no mark can become a tag', () => {
  const message = writePlainEmail({
    to: 'ada@example.com',
    language: 'en',
    subject: 'A letter',
    paragraphs: ['1 < 2 & "so"', { link: 'https://a.example/x?e=1&s="<b>"', words: 'Open <it>' }],
  });
  expect(message.text).toBe('1 < 2 & "so"\n\nOpen <it>\nhttps://a.example/x?e=1&s="<b>"\n\nAtelier\n');
  expect(message.html).toContain('<p>1 &lt; 2 &amp; &quot;so&quot;</p>');
  expect(message.html).toContain('href="https://a.example/x?e=1&amp;s=&quot;&lt;b&gt;&quot;"');
  expect(message.html).toContain('Open &lt;it&gt;');
});

it('says a moment with its zone', () => {
  expect(formatMoment(at, 'en')).toBe('28 November 2026 at 16:42 UTC');
  expect(formatMoment(at, 'zh')).toBe('2026年11月29日 00:42（北京时间）');
});
