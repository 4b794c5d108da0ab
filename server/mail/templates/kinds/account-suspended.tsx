import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inHours } from '../fixture-data.ts';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Quote } from '../layout/Quote.tsx';
import { Paragraph, Strong, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** Explanation of the staff. */
  reason: string;
  /** End of the suspension in milliseconds since 1970; undefined when it has none. */
  until?: number;
  link: string;
}

function Body({ reason, until, link }: Props) {
  const { t } = useLingui();
  const { account, clock } = useMail();
  return (
    <Card>
      <Title>{t`Your account was suspended`}</Title>
      <Paragraph>
        <Trans>
          We suspended the account of <Strong>{account}</Strong> because it breaks the rules of Skein. Nobody
          can see its blogs until the suspension ends. Nothing is deleted.
        </Trans>
      </Paragraph>
      <Paragraph above={20}>{t`This is the reason:`}</Paragraph>
      <Quote text={reason} above={8} />
      <Paragraph above={20}>
        {until === undefined
          ? t`The suspension has no end.`
          : t`The suspension ends on ${clock.moment(until)}.`}
      </Paragraph>
      <ActionButton href={link} label={t`Write to us`} />
      <Paragraph
        tone="muted"
        above={20}
      >{t`Write to us if you think that this is wrong: a person reads it.`}</Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'moderation',
  fixtures: {
    usual: {
      reason: 'You advertised in replies after two warnings.',
      until: inHours(7 * 24),
      link: 'https://skein.example/support',
    },
  },
  subject: () => msg`Your account on Skein was suspended`,
  preheader: ({ until }, { clock }) =>
    until === undefined
      ? msg`Nobody can see your blogs. Nothing is deleted, and you can write to us.`
      : msg`It ends on ${clock.moment(until)}. Nothing is deleted.`,
  why: () => msg`You get this because the staff of Skein decided on your account.`,
  Body,
});
