// Yes and no in quick turns: shown at once, sent one at a time, and what the person wanted last is what stays.
import type { QueryClient } from '@tanstack/react-query';
import { afterAnswersUnderWay } from '#web/model/works/public-cache.ts';

export type Toggle<Answer> = {
  /** Shows what is wanted before anybody has answered. */
  show: (isWanted: boolean) => void;
  send: (isWanted: boolean) => Promise<Answer>;
  /** What the server says is true now. */
  settle: (answer: Answer) => void;
  /** It was refused: everything as it was before the first of these turns. */
  undo: () => void;
};

type Turn = { wanted: boolean };

const underWay = new Map<string, Turn>();
/** By key, the last that was settled. */
const settled = new Map<string, Turn>();

/** `key` names what is wished about: turns of the same key wait for one another. Rethrows what `send` throws. */
export async function sendLatest<Answer>(
  client: QueryClient,
  key: string,
  isWanted: boolean,
  wish: Toggle<Answer>,
): Promise<void> {
  wish.show(isWanted);
  const earlier = underWay.get(key);
  if (earlier) {
    earlier.wanted = isWanted;
    return;
  }
  const turn = { wanted: isWanted };
  underWay.set(key, turn);
  try {
    let sent: boolean;
    let answer: Answer;
    do {
      sent = turn.wanted;
      answer = await wish.send(sent);
    } while (sent !== turn.wanted);
    wish.settle(answer);
    settled.set(key, turn);
    // What was asked for before this turn may know nothing of it.
    afterAnswersUnderWay(client, () => {
      if (settled.get(key) === turn && !underWay.has(key)) wish.settle(answer);
    });
  } catch (error) {
    wish.undo();
    throw error;
  } finally {
    underWay.delete(key);
  }
}
