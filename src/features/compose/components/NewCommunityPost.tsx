import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getCreatePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { Select } from '#src/shared/ui/Select.tsx';
import type { Contents } from '../data/use-draft.ts';
import { DEFAULT_OPTIONS } from '../model/post-options.ts';
import { createRequest } from '../model/request.ts';
import { type StartingPoint, startingDoc } from '../model/starting-points.ts';
import { Composer } from './lazy-composer.tsx';
import styles from './NewCommunityPost.module.css';
import { startingInputOf } from './starting-input.ts';

type NewCommunityPostProps = {
  community: Community;
  point: StartingPoint;
  /** Path of the board that is chosen first; undefined for none. */
  board: string | undefined;
  onSent: (created: CreatedPost) => void;
};

/** Composer of a post to a community: one of the member's blogs there writes, on a board or on none. */
export function NewCommunityPost({ community, point, board: givenBoard, onSent }: NewCommunityPostProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const { name, uuid, title, prompt, memberships, membership } = community;
  const isModerator = membership.role === 'admin' || membership.role === 'moderator';
  const boards = community.boards.filter(({ modsOnly }) => isModerator || !modsOnly);
  const [board, setBoard] = useState(boards.find(({ path }) => path === givenBoard)?.path ?? '');
  const nameOf = (blogUuid: string): string => blogs.find((one) => one.uuid === blogUuid)?.name ?? blogUuid;
  const writers = blogs.filter((blog) => memberships.some(({ blogName }) => blogName === blog.name));
  const [initial] = useState(() => ({
    blogUuid: (writers.find((blog) => blog.name === membership.blogName) ?? writers[0])?.uuid ?? '',
    doc: startingDoc(point),
    tags: [],
    pendingTag: '',
    outcome: 'published' as const,
  }));
  return (
    <Composer
      kind="new"
      title={t`New post in ${title}`}
      target={uuid}
      initial={initial}
      writers={writers}
      outcomes={['published', 'queue', 'schedule', 'draft']}
      usualMore={DEFAULT_OPTIONS}
      {...startingInputOf(point)}
      placeholder={prompt || t`Go ahead, put anything`}
      above={() => (
        <div className={styles.place}>
          <span>
            <Trans>
              In <b dir="auto">{title}</b>
            </Trans>
          </span>
          {boards.length > 0 ? (
            <Select
              aria-label={t`Board`}
              value={board}
              onChange={({ currentTarget: { value } }) => setBoard(value)}
            >
              <option value="">{t`No board`}</option>
              {boards.map((one) => (
                <option key={one.path} value={one.path}>
                  {one.title}
                </option>
              ))}
            </Select>
          ) : null}
        </div>
      )}
      call={callWith(getCreatePostMutationOptions, (contents: Contents) => ({
        blog: `@@${name}`,
        data: {
          ...createRequest(contents),
          tumblelog: nameOf(contents.blogUuid),
          ...(board ? { board } : {}),
        },
      }))}
      onSent={onSent}
    />
  );
}
