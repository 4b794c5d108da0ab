import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin, inHours } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Moments } from '../layout/Moments.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { type ChangeOrigin, OriginFacts } from '../layout/OriginFacts.tsx';
import { Paragraph, Strong, TextLink, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  link: string;
  /** Time from which nothing can be restored, in milliseconds since 1970. */
  deletedAt: number;
  origin: ChangeOrigin;
  /** Page that asks for a new password. */
  help: string;
}

function Body({ link, deletedAt, origin, help }: Props) {
  const { t } = useLingui();
  const { account, clock } = useMail();
  return (
    <Card>
      <Title>{t`Your account is deleted`}</Title>
      <Paragraph>
        <Trans>
          Nobody can see the account of <Strong>{account}</Strong> and its blogs any more, and you are logged
          out everywhere.
        </Trans>
      </Paragraph>
      <OriginFacts origin={origin} />
      <Moments
        moments={[
          {
            title: t`Until ${clock.day(deletedAt)} you can change your mind`,
            isNow: true,
            detail: <ActionButton href={link} label={t`Log in and restore everything`} above={8} />,
          },
          { title: t`${clock.moment(deletedAt)}: everything is deleted for good` },
        ]}
      />
      <Paragraph tone="muted" above={28}>
        {t`It was not you? Choose a new password first, so that nobody else can log in, then restore everything.`}
      </Paragraph>
      <Paragraph above={8}>
        <TextLink href={help}>{t`Choose a new password`}</TextLink>
      </Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: {
    usual: {
      link: 'https://skein.example/login',
      deletedAt: inHours(30 * 24),
      origin: fixtureOrigin,
      help: 'https://skein.example/passwordreset',
    },
  },
  subject: () => msg`Your account on Skein is deleted`,
  preheader: ({ deletedAt }, { clock }) => msg`You can restore everything until ${clock.day(deletedAt)}.`,
  why: () => msg`You get this because your account was deleted.`,
  Body,
});
