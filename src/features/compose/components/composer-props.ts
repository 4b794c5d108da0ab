import type { ReactNode } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import type { Contents } from '../data/use-draft.ts';
import type { ComposerKind, Outcome } from '../model/drafts.ts';
import type { OpenedPost } from '../model/opened-post.ts';
import type { PostOptions } from '../model/post-options.ts';
import type { OpenedTrail, TrailChoice } from '../model/trail-choice.ts';
import type { FixedPart } from '../model/types.ts';
import type { AddressKind } from './AddressField.tsx';
import type { FileKind } from './FileDropArea.tsx';

/** Props of the content above the text: which part of a trail is reblogged. */
export type AboveTextProps = {
  choice: TrailChoice;
  disabled: boolean;
  onChange: (choice: TrailChoice) => void;
};

/** Props that a page passes to the composer. */
export type ComposerProps = {
  kind: ComposerKind;
  /** The page's heading, also read by screen readers. */
  title: string;
  /** Uuid of the post that is edited or reblogged; empty for a new post. */
  target: string;
  /** Initial contents when there is no saved draft. */
  initial: Contents;
  /** The part of an edited post that cannot be changed here. */
  fixed?: FixedPart;
  /** The blogs that may write it; all of the member's by default. */
  writers?: readonly Blog[];
  /** Possible outcomes of the form (publish, queue, draft …), the default first. */
  outcomes: readonly Outcome[];
  /** True when the post may be sent without content of its own, as a reblog may. */
  mayBeEmpty?: boolean;
  placeholder: string;
  /** Default values of the additional options before any change. */
  usualMore?: PostOptions;
  /** The tags to choose from; any tag is allowed when left out or empty. */
  onlyTags?: readonly string[] | undefined;
  /** Opens the composer with an address field, for the post types link, audio and video. */
  startsWithAddress?: AddressKind | undefined;
  /** Opens the composer with a drop area for that kind of file, for the post types photo, audio and video. */
  startsWithFiles?: FileKind | undefined;
  /**
   * Content that is inserted once the editor is ready, unless a draft already contains some of it: an address that
   * becomes a card, files.
   */
  startsWith?: { address?: string | undefined; files: readonly File[] } | undefined;
  /** The trail that the post reblogs. */
  trail?: OpenedTrail;
  /** Renders content above the text: the trail of a reblog, the ask of an answer. */
  above?: (trail: AboveTextProps) => ReactNode;
  /** The API call that sends the contents. */
  call: WriteCall<Contents, { response: CreatedPost }>;
  /** Rebases the form onto the version of the post that was saved elsewhere meanwhile. */
  rebase?: (current: Post) => OpenedPost;
  onSent: (created: CreatedPost) => void;
  /** Called when the server refuses the post; the form shows the reason itself. */
  onRefused?: (error: unknown) => void;
};
