import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IN_ENGLISH = join(__dirname, 'intro');
const IN_SPANISH = join(__dirname, 'es/intro');
const names = readdirSync(IN_ENGLISH);

/** An introduction in a language. */
const textOf = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

test.each(names)('%s says who can be an agent, and how one is identified, as the wizard does', (name) => {
  const english = textOf(IN_ENGLISH, name);
  const spanish = textOf(IN_SPANISH, name);
  expect(english).not.toMatch(/lives in Colorado/);
  expect(spanish).not.toMatch(/viva en Colorado/);
  if (/driver's license/.test(english)) expect(english).toMatch(/or (by )?a passcode that we mail/);
  if (/licencia de conducir/.test(spanish))
    expect(spanish).toMatch(/un código de acceso que enviamos por correo/);
});

test.each(['CURE_DLNQ.md', 'REINSTATE.md', 'CHG_AGT_INFO.md'])(
  '%s asks for no more than one of the private documents',
  (name) => {
    expect(textOf(IN_ENGLISH, name)).toMatch(/attach an affidavit, a copy of your photo ID, or both\./);
    expect(textOf(IN_SPANISH, name)).toMatch(
      /adjuntar una declaración jurada, una copia de su identificación con foto o ambas\./,
    );
  },
);

test.each(['ARTINC_PC.md', 'ARTINC_NPC.md', 'ARTINC_55.md', 'ARTINC_56.md'])(
  '%s calls those who form the entity incorporators, as its step does',
  (name) => {
    expect(textOf(IN_ENGLISH, name)).toMatch(/\*\*Each incorporator\*\*/);
    expect(textOf(IN_SPANISH, name)).toMatch(/\*\*Cada incorporador\*\*/);
  },
);

test.each(['CURE_DLNQ.md', 'REINSTATE.md', 'CHG_AGT_INFO.md'])(
  '%s says in one sentence what is filed at once and what staff check first',
  (name) => {
    expect(textOf(IN_ENGLISH, name)).toMatch(
      /as soon as your payment is confirmed, unless staff of this office have to check it: then it waits in their queue, and you get an email when it has been accepted or rejected\. You get a receipt at once\./,
    );
    expect(textOf(IN_SPANISH, name)).toMatch(
      /en cuanto se confirma su pago, salvo que el personal de esta oficina tenga que verificarl[oa]: entonces queda en espera, y usted recibe un correo electrónico cuando se acepta o se rechaza\. Usted recibe un comprobante enseguida\./,
    );
  },
);
