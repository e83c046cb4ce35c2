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
  '%s says what staff check first and what is filed at once',
  (name) => {
    expect(textOf(IN_ENGLISH, name)).toMatch(
      /have to check (the statement|your filing|the change) first\. It then waits in their queue, and you get an email once they accept or reject it\. If not, it is (filed|on record) as soon as your payment is confirmed\. You get a receipt at once\./,
    );
    expect(textOf(IN_SPANISH, name)).toMatch(
      /tenga que verificar (la declaración|su trámite|el cambio) primero\. Entonces queda en espera, y usted recibe un correo electrónico cuando se acepta o se rechaza\. Si no, (se presenta|consta en el registro) en cuanto se confirma su pago\. Usted recibe un comprobante enseguida\./,
    );
  },
);
