import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../layout/Card.tsx';
import { Quote } from '../layout/Quote.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  /** Answer of the staff. */
  text: string;
  /** Text of the reader's request. */
  request: string;
}

function Body({ text, request }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Title>{t`We answered your request`}</Title>
      <Paragraph>{t`You wrote to us. This is our answer:`}</Paragraph>
      <Quote text={text} />
      <Paragraph tone="muted" above={28}>{t`This is what you wrote:`}</Paragraph>
      <Quote text={request} size="detail" above={8} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'receipt',
  fixtures: {
    usual: {
      text: 'The picture was too large for the page. We made it smaller; please look again.',
      request: 'My header is cut off.\nWhat can I do?',
    },
  },
  subject: () => msg`We answered your support request`,
  preheader: ({ text }) => text.slice(0, 90),
  why: () => msg`You get this because you wrote to the support.`,
  Body,
});
