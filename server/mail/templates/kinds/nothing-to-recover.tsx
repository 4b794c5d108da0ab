import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { type ChangeOrigin, OriginFacts } from '../layout/OriginFacts.tsx';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  link: string;
  /** The request for a recovery. */
  origin: ChangeOrigin;
}

function Body({ link, origin }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <Card>
      <Title>{t`You can log in with a link`}</Title>
      <Paragraph>
        <Trans>
          Somebody, probably you, asked to recover <Strong>{account}</Strong>. The account has no second
          factor and no passkey, so an e-mailed link is enough to log in.
        </Trans>
      </Paragraph>
      <OriginFacts origin={origin} />
      <ActionButton href={link} label={t`Log in by e-mail`} />
      <Paragraph tone="muted" above={20}>{t`Not you? Do nothing: nothing changes.`}</Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { link: 'https://skein.example/login/link', origin: fixtureOrigin } },
  subject: () => msg`You can log in to Skein with a link`,
  preheader: () => msg`Your account has no second factor and no passkey, so there is nothing to recover.`,
  why: () => msg`You get this because somebody asked to recover your account.`,
  Body,
});
