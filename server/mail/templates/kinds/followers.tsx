import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import type { MailBlog } from '../layout/Bead.tsx';
import { Card } from '../layout/Card.tsx';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { Knotted, Thread } from '../layout/Thread.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** The followed blog. */
  blog: MailBlog;
  /** The first new followers. */
  followers: readonly MailBlog[];
  /** Number of new followers. */
  total: number;
  link: string;
}

function Body({ blog, followers, total, link }: Props) {
  const { t } = useLingui();
  const names = followers.map(({ name }) => name);
  const rest = total - names.length;
  return (
    <Card>
      <Title>
        {total === 1
          ? t`${names[0] ?? ''} follows you now`
          : t`${plural(total, { one: '# person follows', other: '# people follow' })} you now`}
      </Title>
      <Paragraph>
        <Trans>
          They began to follow <Strong>{blog.name}</Strong>:
        </Trans>
      </Paragraph>
      <Thread>
        {followers.map((follower, at) => (
          <Knotted
            key={follower.name}
            blog={follower}
            line={at === followers.length - 1 ? 'none' : 'solid'}
            heading={
              <Paragraph>
                <Strong>{follower.name}</Strong>
              </Paragraph>
            }
          >
            {null}
          </Knotted>
        ))}
      </Thread>
      {rest > 0 && (
        <Paragraph tone="muted" above={14}>
          <Trans>
            And <Plural value={rest} one="# more" other="# more" />.
          </Trans>
        </Paragraph>
      )}
      <ActionButton href={link} label={t`See who they are`} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'notification',
  setting: 'emailFollowers',
  stop: msg`No more e-mails about followers`,
  fixtures: {
    one: {
      blog: { name: 'marlow' },
      followers: [{ name: 'linnea-s' }],
      total: 1,
      link: 'https://skein.example/blog/marlow/followers',
    },
    several: {
      blog: { name: 'marlow' },
      followers: [{ name: 'linnea-s' }, { name: 'hut' }, { name: 'natsuki' }],
      total: 9,
      link: 'https://skein.example/blog/marlow/followers',
    },
  },
  subject: ({ followers, total }) =>
    total === 1
      ? msg`${followers[0]?.name ?? ''} follows you now`
      : msg`${plural(total, { one: '# person follows', other: '# people follow' })} you now`,
  preheader: ({ blog, followers }) =>
    msg`${followers.map(({ name }) => name).join(', ')} found ${blog.name}.`,
  why: () => msg`You get this because e-mails about followers are on.`,
  pictures: ({ followers }) => followers.flatMap(({ avatar }) => avatar ?? []),
  Body,
});
