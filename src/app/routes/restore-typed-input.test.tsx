import { act } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { adoptTyped } from './restore-typed-input.ts';

/** A form that knows what is in it, as all forms of the site do. */
function Form() {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [renders, setRenders] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => adoptTyped(ref.current), []);
  return (
    <form ref={ref}>
      <input aria-label="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <textarea aria-label="about" value={about} onChange={(event) => setAbout(event.currentTarget.value)} />
      <input type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.currentTarget.checked)} />
      <input type="file" />
      <button type="button" onClick={() => setRenders(renders + 1)}>
        again
      </button>
      <output>{JSON.stringify({ name, about, agrees })}</output>
    </form>
  );
}

it('keeps what was typed and ticked before the scripts arrived', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [name, box] = root.querySelectorAll('input');
  const about = root.querySelector('textarea');
  if (!name || !box || !about) throw new Error('The form was not rendered');
  name.value = 'mara';
  about.value = 'hello there';
  box.checked = true;

  const app = await act(async () => hydrateRoot(root, <Form />));
  expect(root.querySelector('output')?.textContent).toBe(
    '{"name":"mara","about":"hello there","agrees":true}',
  );
  await act(async () => root.querySelector('button')?.click());
  expect([name.value, about.value, box.checked]).toEqual(['mara', 'hello there', true]);

  await act(async () => app.unmount());
  root.remove();
});

function Reply({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => adoptTyped(ref.current), []);
  return (
    <main ref={ref}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(text);
        }}
      >
        <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </form>
    </main>
  );
}

it('sends what was sent before the scripts arrived, with what was typed', async () => {
  const sent: string[] = [];
  const reply = <Reply onSend={(text) => sent.push(text)} />;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(reply);
  const [form, field] = [root.querySelector('form'), root.querySelector('textarea')];
  if (!form || !field) throw new Error('The form was not rendered');
  field.value = 'too quick';
  Object.assign(form, { isSentEarly: true });

  const app = await act(async () => hydrateRoot(root, reply));
  await act(() => new Promise((later) => setTimeout(later, 5)));
  expect(sent).toEqual(['too quick']);

  await act(async () => app.unmount());
  root.remove();
});
