import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fixtureOrigin, inHours } from '../fixture-data.ts';
import { Card } from '../layout/Card.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { type ChangeOrigin, OriginFacts } from '../layout/OriginFacts.tsx';
import { Quote } from '../layout/Quote.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  code: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The request for the code. */
  origin: ChangeOrigin;
}

function Body({ code, expiresAt, origin }: Props) {
  const { t } = useLingui();
  const { clock } = useMail();
  return (
    <Card>
      <Title>{t`Your confirmation code`}</Title>
      <Paragraph>{t`Type this code where you were asked for it. It works once, until ${clock.time(expiresAt)}.`}</Paragraph>
      <Quote text={code} size="words" />
      <OriginFacts origin={origin} />
      <Paragraph tone="muted" above={20}>
        {t`You did not ask for it? Do nothing, and give the code to nobody.`}
      </Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { code: 'k4wd-9m2x', expiresAt: inHours(0.25), origin: fixtureOrigin } },
  subject: () => msg`Your confirmation code for Skein`,
  preheader: ({ expiresAt }, { clock }) =>
    msg`It works once, until ${clock.time(expiresAt)}. Give it to nobody.`,
  why: () => msg`You get this because somebody asked for a code to confirm a change of your account.`,
  Body,
});
