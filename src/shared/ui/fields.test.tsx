import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { Checkbox } from './Checkbox.tsx';
import { DateField, joinDate } from './DateField.tsx';
import { ActionError } from './FormField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

function described(element: HTMLElement): string {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

describe.each([
  ['TextField', <TextField key="1" label="Name" hint="Short." error="Taken." />],
  ['TextArea', <TextArea key="2" label="Name" hint="Short." error="Taken." />],
  [
    'PasswordField',
    <PasswordField key="3" label="Name" hint="Short." error="Taken." autoComplete="new-password" />,
  ],
  ['Checkbox', <Checkbox key="4" label="Name" hint="Short." error="Taken." />],
])('%s', (_name, field) => {
  it('field connects label, hint and error with its control', () => {
    renderUi(field);
    const control = screen.getByLabelText('Name');
    expect(described(control)).toBe('Short. Taken.');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });
});

it('field mentions no error when there is none', () => {
  renderUi(<TextField label="Name" />);
  const control = screen.getByLabelText('Name');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

it('PasswordField shows and hides the password without losing it', async () => {
  const { user } = renderUi(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'madder');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('madder');
});

it('Checkbox can be a switch', () => {
  renderUi(<Checkbox look="switch" label="Email me" defaultChecked />);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Email me' }).checked).toBe(true);
});

describe('DateField', () => {
  it('DateField reports the date once it is complete and submits it with its form', async () => {
    const onChange = vi.fn();
    const { user, container } = renderUi(
      <DateField label="Birth date" name="birth_date" birthday onChange={onChange} />,
    );
    await user.type(screen.getByLabelText('Day'), '7');
    await user.type(screen.getByLabelText('Month'), '3x');
    expect(onChange).toHaveBeenLastCalledWith('');
    await user.type(screen.getByLabelText('Year'), '1994');
    expect(onChange).toHaveBeenLastCalledWith('1994-03-07');
    expect(container.querySelector<HTMLInputElement>('[name=birth_date]')?.value).toBe('1994-03-07');
  });

  it("DateField starts from a date in the language's order, as one group with its error", () => {
    renderUi(<DateField label="Birth date" name="d" birthday defaultValue="1994-03-07" error="Too young." />);
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(inputs.map((input) => input.name)).toEqual(['d-month', 'd-day', 'd-year']);
    expect(inputs.map((input) => input.value)).toEqual(['3', '7', '1994']);
    expect(inputs.map((input) => input.autocomplete)).toEqual(['bday-month', 'bday-day', 'bday-year']);
    expect(described(screen.getByRole('group', { name: 'Birth date' }))).toBe('Too young.');
    expect(inputs.map((input) => described(input))).toEqual(['Too young.', 'Too young.', 'Too young.']);
  });

  it.each([
    [{ day: '7', month: '3', year: '1994' }, '1994-03-07'],
    [{ day: '', month: '3', year: '1994' }, ''],
    [{ day: '31', month: '12', year: '94' }, '0094-12-31'],
  ])('joinDate %j → %j', (parts, date) => {
    expect(joinDate(parts)).toBe(date);
  });
});

it('ActionError announces the failure of an action', () => {
  renderUi(<ActionError>The role could not be changed.</ActionError>);
  expect(screen.getByRole('alert').textContent).toBe('The role could not be changed.');
});
