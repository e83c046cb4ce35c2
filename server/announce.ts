import type { Registry } from './context';
import { PERSONAS } from './sample-data/personas';

/** Tells whoever started the server where it is and, in developer environments, whom to test with. */
export function announce({ config }: Registry): void {
  if (!config.isDeveloper) return;
  const lines = PERSONAS.map(
    ({ id, name, status, use }) => `  ${id}  ${name}${status ? ` (${status})` : ''}\n      ${use}`,
  );
  const sample = config.sampleEntities > 0 ? ['', 'Sample registry:', ...lines] : [];
  process.stdout.write(['', `The portal is at ${config.publicUrl}`, ...sample, ''].join('\n') + '\n');
}
