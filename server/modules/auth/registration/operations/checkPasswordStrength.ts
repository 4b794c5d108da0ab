import type { Handler } from '#server/contract/handler.ts';
import { passwordStrength } from '../password-strength.ts';

export const checkPasswordStrength: Handler<'checkPasswordStrength'> = ({ body }) =>
  passwordStrength(body.password, body.email, body.tumblelog);
