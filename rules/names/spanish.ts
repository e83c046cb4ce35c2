import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const NAMES_IN_SPANISH: Dictionary = {
  'Names like it on record: {names}.': 'Nombres parecidos registrados: {names}.',
  'You may use this name, but it is close to {names} on record. Keep it, or choose another one.':
    'Puede usar este nombre, pero se parece a {names}, que ya consta en el registro. Consérvelo o elija otro.',
  'Others have the name {name} now, so the entity comes back under it with the word "Reinstated" and the day. You can amend the name later.':
    'Otros tienen ahora el nombre {name}, por lo que la entidad vuelve con él seguido de la palabra "Reinstated" y el día. Puede enmendar el nombre más adelante.',
  'The entity comes back as {name}, since others have its own name now. Save this page to go on with it.':
    'La entidad vuelve como {name}, porque otros tienen ahora su propio nombre. Guarde esta página para continuar.',
  'The name {name} is free again, and the entity keeps it. Save this page to go on with it.':
    'El nombre {name} está libre de nuevo y la entidad lo conserva. Guarde esta página para continuar.',
  'The name does not change.': 'El nombre no cambia.',
  'This is the name on record. Enter another one, or choose "No".':
    'Este es el nombre que consta en el registro. Ingrese otro o elija "No".',
  'Enter the name you want to use': 'Ingrese el nombre que desea usar',
  'That name is already being used in Colorado.': 'Ese nombre ya se usa en Colorado.',
  'This entity name has been taken and is already in use in Colorado. Please choose another name.':
    'Este nombre de entidad ya está en uso en Colorado. Elija otro nombre.',
  '“{name}” is reserved for somebody else, so it was removed. Enter another name.':
    '“{name}” está reservado para otra persona, así que se quitó. Ingrese otro nombre.',
  'Nobody uses this name now. It is held for you when you pay.':
    'Nadie usa este nombre ahora. Quedará reservado para usted cuando pague.',
  'This name is reserved. You can use it only with the consent of its holder.':
    'Este nombre está reservado. Solo puede usarlo con el consentimiento de su titular.',
  'The name of this limited liability company does not include a required term or abbreviation. You must update or change the name at this time.':
    'El nombre de esta compañía de responsabilidad limitada no incluye un término o abreviatura obligatorios. Debe actualizar o cambiar el nombre ahora.',
  'The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.':
    'El nombre de esta LLC no incluye un término o abreviatura obligatorios. Debe actualizar o cambiar el nombre ahora.',
  'The name of this corporation does not include a required term or abbreviation. You must update or change the name at this time.':
    'El nombre de esta corporación no incluye un término o abreviatura obligatorios. Debe actualizar o cambiar el nombre ahora.',
  'limited liability company': 'compañía de responsabilidad limitada',
  'This entity is delinquent. The statutory language stays in the name until you file a Statement Curing Delinquency. Cure the delinquency first to remove it.':
    'Esta entidad está en mora. El texto que exige la ley permanece en el nombre hasta que presente una declaración que subsane la morosidad. Para quitarlo, primero subsane la morosidad.',
  'This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.':
    'Esta entidad está disuelta. El texto que exige la ley permanece en el nombre hasta que presente artículos de restablecimiento. Para quitarlo, primero restablezca la entidad.',
};
