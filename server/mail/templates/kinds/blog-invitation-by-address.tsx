import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inHours } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import type { MailBlog } from '../layout/Bead.tsx';
import { Card } from '../layout/Card.tsx';
import { CopyAddress } from '../layout/CopyAddress.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  blog: MailBlog;
  /** The blog of the member who invites. */
  by: MailBlog;
  link: string;
  /** Milliseconds since 1970. */
  until: number;
}

function Body({ blog, by, link, until }: Props) {
  const { t } = useLingui();
  const { clock } = useMail();
  return (
    <Card>
      <Title>{t`${by.name} invited you to write for ${blog.name}`}</Title>
      <Paragraph>
        <Trans>
          <Strong>{by.name}</Strong> would like to write the blog <Strong>{blog.name}</Strong> together with
          you. With the link you can also create an account.
        </Trans>
      </Paragraph>
      <ActionButton href={link} label={t`View the invitation`} />
      <Paragraph tone="muted" above={20}>
        {t`You decide there. The invitation works once, until ${clock.moment(until)}. You do not know what this is about? Do nothing.`}
      </Paragraph>
      <CopyAddress href={link} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: {
    usual: {
      blog: { name: 'bookclub' },
      by: { name: 'tamsin' },
      link: 'https://skein.example/blog/bookclub/join#7Q4M-20LX',
      until: inHours(14 * 24),
    },
  },
  subject: ({ blog, by }) => msg`${by.name} invited you to write for ${blog.name}`,
  preheader: ({ until }, { clock }) =>
    msg`You decide on the page. The invitation works until ${clock.day(until)}.`,
  why: ({ by }) => msg`You get this because ${by.name} typed your address.`,
  Body,
});
