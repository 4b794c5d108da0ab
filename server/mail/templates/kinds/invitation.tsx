import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import type { MailBlog } from '../layout/Bead.tsx';
import { Card } from '../layout/Card.tsx';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { Knotted, Thread } from '../layout/Thread.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  blog: MailBlog;
  by: MailBlog;
  /** Description of the blog; empty without one. */
  description: string;
  link: string;
}

function Body({ blog, by, description, link }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Title>{t`${by.name} invited you to write for ${blog.name}`}</Title>
      {description !== '' && <Paragraph tone="muted">{description}</Paragraph>}
      <Thread>
        <Knotted
          blog={by}
          heading={
            <Paragraph>
              <Strong>{by.name}</Strong>
            </Paragraph>
          }
        >
          <Paragraph tone="muted">{t`would like to write this blog together with you.`}</Paragraph>
        </Knotted>
        <Knotted
          blog={blog}
          line="none"
          heading={
            <Paragraph>
              <Strong>{blog.name}</Strong>
            </Paragraph>
          }
        >
          <ActionButton href={link} label={t`Look around`} above={8} />
        </Knotted>
      </Thread>
      <Paragraph tone="muted" above={20}>
        {t`You decide there. ${by.name} is not told if you leave it.`}
      </Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'notification',
  setting: 'emailInvitations',
  stop: msg`No more e-mails about invitations`,
  fixtures: {
    usual: {
      blog: { name: 'bookclub' },
      by: { name: 'tamsin' },
      description: 'Nobody finishes the book. Everybody finishes the cake.',
      link: 'https://skein.example/activity',
    },
  },
  subject: ({ blog, by }) => msg`${by.name} invited you to write for ${blog.name}`,
  preheader: ({ description }) => (description === '' ? msg`You decide on the page.` : description),
  why: () => msg`You get this because e-mails about invitations are on.`,
  pictures: ({ blog, by }) => [blog, by].flatMap(({ avatar }) => avatar ?? []),
  Body,
});
