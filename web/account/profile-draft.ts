// Name and line about oneself as they are being written: they outlive the dialog, not the page.
import { create } from 'zustand';

type ProfileDraft = {
  /** Whose draft it is; another person's is not shown. */
  userId: string | null;
  name: string | null;
  bio: string | null;
};

const NOTHING: ProfileDraft = { userId: null, name: null, bio: null };

export const useProfileDraft = create<ProfileDraft>(() => NOTHING);

export function writeProfileDraft(userId: string, part: { name?: string; bio?: string }): void {
  const held = useProfileDraft.getState();
  useProfileDraft.setState({ ...(held.userId === userId ? held : NOTHING), userId, ...part });
}

export function dropProfileDraft(): void {
  useProfileDraft.setState(NOTHING);
}
