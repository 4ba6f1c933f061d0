// What binds the code of a mail to this browser: it came with the asking, and goes back with the code. For a page's life.

let kept = { email: '', challenge: '' };

const fold = (email: string) => email.trim().toLowerCase();

export function saveChallenge(email: string, challenge = ''): void {
  kept = { email: fold(email), challenge };
}

export function readChallenge(email: string): string | undefined {
  return kept.challenge !== '' && kept.email === fold(email) ? kept.challenge : undefined;
}
