// Subtitles as a file has them (SRT), in the form that browsers show (WebVTT).
const TIME = /(\d{2}:\d{2}:\d{2}),(\d{3})/g;

export function toWebVtt(srt: string): string {
  const text = srt.replace(/^\uFEFF/, '').replaceAll('\r', '');
  return `WEBVTT\n\n${text.replace(TIME, '$1.$2')}`;
}
