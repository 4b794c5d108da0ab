import type { ReactNode } from 'react';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import type { Contents } from '../data/use-draft.ts';
import type { ComposerKind, Outcome } from '../model/drafts.ts';
import type { More } from '../model/more.ts';
import type { OpenedPost } from '../model/opened-post.ts';
import type { OpenedTrail, TrailChoice } from '../model/trail-choice.ts';
import type { FixedPart } from '../model/types.ts';
import type { AddressKind } from './AddressField.tsx';
import type { FileKind } from './FilePatch.tsx';

/** What stands above the text can change of the form: what of a trail is passed on. */
export type AboveProps = { choice: TrailChoice; disabled: boolean; onChange: (choice: TrailChoice) => void };

/** What a page says about the form it opens. */
export type ComposerProps = {
  kind: ComposerKind;
  /** The page's heading, also for those who do not see it. */
  title: string;
  /** The post that is edited or reblogged; empty for a new post. */
  target: string;
  /** The form as it opens when nothing was kept. */
  initial: Contents;
  /** What of an edited post cannot be changed here. */
  fixed?: FixedPart;
  /** Ways the post can leave the form, the usual one first. */
  outcomes: readonly Outcome[];
  /** Whether a post without a word of its own may leave: a reblog may. */
  mayBeEmpty?: boolean;
  placeholder: string;
  /** What the post says besides its words before anybody changed it. */
  usualMore?: More;
  /** The tags there are to choose from; any where it is left out or empty. */
  onlyTags?: readonly string[] | undefined;
  /** Opens with the field for an address, as the starting points link, audio and video do. */
  startsWithAddress?: AddressKind | undefined;
  /** Opens with a place to put files of that kind, as the starting points photo, audio and video do. */
  startsWithFiles?: FileKind | undefined;
  /** What is put in once the text is there, unless something of it was kept: an address that becomes a card, files. */
  startsWith?: { address?: string | undefined; files: readonly File[] } | undefined;
  /** The trail that the post passes on. */
  trail?: OpenedTrail;
  /** Shown above the text: the trail of a reblog, the ask of an answer. */
  above?: (trail: AboveProps) => ReactNode;
  /** The call that the form makes of its contents. */
  call: WriteCall<Contents, { response: CreatedPost }>;
  /** Makes the form one for the post as somebody else left it meanwhile. */
  rebase?: (current: Post) => OpenedPost;
  onSent: (created: CreatedPost) => void;
  /** The server did not take it; the form says why. */
  onRefused?: (error: unknown) => void;
};
