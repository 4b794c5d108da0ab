import type { ComponentType } from 'react';

/** Imports a module. The build adds its source path (scripts/build/lazy-sources.ts). */
export type Load<Module> = (() => Promise<Module>) & { file?: string };

/** Props of an exported component. */
export type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props & object : never;

/** Creates the loader of a lazy component. A failed import is retried once, because connections drop briefly. */
export function createLazyCode<Module, Props>(
  load: Load<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const { file = '' } = load;
  const code: { ready?: ComponentType<Props> } = {};
  const preload = async (): Promise<{ default: ComponentType<Props> }> => {
    code.ready ??= pick(await load().catch(load));
    return { default: code.ready };
  };
  return { file, code, preload };
}
