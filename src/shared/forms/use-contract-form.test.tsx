import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getReplyToPostMutationOptions } from '#generated/hooks/notes/notes.ts';
import { ReplyToPostBody } from '#generated/zod/replyToPostBody.zod.ts';
import { descriptionOf, isInvalid, textOf } from '#tests/support/dom.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ContractForm } from './ContractForm.tsx';
import { FormMessages } from './FormMessages.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.pick(ReplyToPostBody, { tumblelog: true, reply_text: true });

function Page() {
  const form = useContractForm({
    schema,
    initial: { tumblelog: '', reply_text: '' },
    normalize: (values) => ({ ...values, reply_text: values.reply_text.trim() }),
    fieldErrorText: { reply_text: { missing: 'Say something.' } },
    knownErrors: ({ tumblelog }) => (tumblelog === 'gone' ? { tumblelog: 'That blog is gone.' } : {}),
    request: (values) => ({ data: { post_id: '5', reblog_key: 'abcdefgh', ...values } }),
    call: getReplyToPostMutationOptions,
    write: { onSuccess: (): void => form.reset() },
    errorText: { unknown: 'That did not work.', fieldOfCode: { 4004: 'tumblelog' } },
  });
  return (
    <ContractForm form={form}>
      <TextField label="Blog" {...form.field('tumblelog')} />
      <TextField label="Reply" {...form.field('reply_text')} />
      <FormMessages messages={form.messages} />
      <Button type="submit" loading={form.busy}>
        Send
      </Button>
    </ContractForm>
  );
}

const ANSWER = {
  note: { id: 'n1', type: 'reply', timestamp: 1_700_000_000, blog: aBlog('ivy') },
  counters: {
    id: '5',
    liked: false,
    noteCount: 3,
    likeCount: 0,
    reblogCount: 0,
    replyCount: 3,
    selfReplyCount: 0,
  },
};

const isReply = ({ path }: ServerRequest): boolean => path === '/v2/user/post/reply';
const blog = () => screen.getByLabelText('Blog');
const reply = () => screen.getByLabelText('Reply');

const open = (answer?: Answer) => renderApp(<Page />, { answer });
type App = ReturnType<typeof open>;
async function fill({ user }: App, name = 'ivy', text = ' Yes. '): Promise<void> {
  await user.type(blog(), name);
  await user.type(reply(), text);
}
const press = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Send' }));

describe('useContractForm', () => {
  it('useContractForm shows validation messages, focuses the first invalid field and sends nothing', async () => {
    const app = open();
    await app.user.click(reply());
    await app.user.paste('i'.repeat(476));
    await press(app);
    await waitFor(() => expect(document.activeElement).toBe(blog()));
    expect([descriptionOf(blog()), descriptionOf(reply())]).toEqual([
      'This is missing.',
      'This is too long.',
    ]);
    expect(app.requests).toEqual([]);
  });

  it('useContractForm sends only the normalised values', async () => {
    const app = open(() => ANSWER);
    await fill(app);
    await press(app);
    await waitFor(() => expect(textOf(reply())).toBe(''));
    expect(app.requests.filter(isReply).map(({ body }) => body)).toEqual([
      { post_id: '5', reblog_key: 'abcdefgh', tumblelog: 'ivy', reply_text: 'Yes.' },
    ]);
  });

  it.each([
    ['a field the server names', { field: 'reply_text' }, 5016, 'Reply'],
    ['the field of its code', {}, 4004, 'Blog'],
  ])(
    "useContractForm shows the server's message beside %s, focuses it and keeps the input",
    async (_, more, code, label) => {
      const app = open(() => new ApiFailure(400, code, 'Not like this.', more));
      await fill(app);
      await press(app);
      const field = screen.getByLabelText(label);
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(descriptionOf(field)).toBe('Not like this.');
      expect([blog(), reply()].filter(isInvalid)).toEqual([field]);
      expect([textOf(blog()), textOf(reply())]).toEqual(['ivy', ' Yes. ']);
      await app.user.type(field, 'x');
      expect(isInvalid(field)).toBe(false);
    },
  );

  it('useContractForm shows messages without a field above the button until the next submission', async () => {
    let refuses = true;
    const app = open(() => (refuses ? new ApiFailure(400, 4009, 'Too many replies.') : ANSWER));
    await fill(app);
    await press(app);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many replies.'));
    refuses = false;
    await app.user.clear(reply());
    await press(app);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
    expect(descriptionOf(reply())).toBe('Say something.');
  });

  it.each([
    [
      'without a connection',
      () => Promise.reject(new TypeError('offline')),
      'No connection. Check it and try again.',
    ],
    ['without words of the server', () => new ApiFailure(500, 5000, ''), 'Something went wrong on our side.'],
    ['of the whole page nothing', () => new ApiFailure(401, 1034, 'Log in.'), ''],
  ])('useContractForm after %s explains what to do', async (_, answer, words) => {
    const app = open(answer);
    await fill(app);
    await press(app);
    await waitFor(() => expect(app.requests.filter(isReply)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect(textOf(reply())).toBe(' Yes. ');
  });

  it('useContractForm shows the offline message while there is no connection', async () => {
    const app = open(() => Promise.reject(new TypeError('offline')));
    await fill(app);
    await press(app);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^No connection/));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
    expect(textOf(reply())).toBe(' Yes. ');
  });

  it('useContractForm shows known errors together with validation messages', async () => {
    const app = open();
    await app.user.type(blog(), 'gone');
    await press(app);
    await waitFor(() => expect(isInvalid(blog())).toBe(true));
    expect([descriptionOf(blog()), descriptionOf(reply())]).toEqual(['That blog is gone.', 'Say something.']);
    expect(app.requests).toEqual([]);
  });

  it('useContractForm submits once however often the button is pressed', async () => {
    let finish: (answer: unknown) => void = () => {};
    const app = open(() => new Promise((resolve) => (finish = resolve)));
    await fill(app);
    await app.user.dblClick(screen.getByRole('button', { name: 'Send' }));
    await app.user.type(reply(), '{Enter}');
    expect(app.requests.filter(isReply)).toHaveLength(1);
    finish(ANSWER);
    await waitFor(() => expect(textOf(reply())).toBe(''));
  });
});
