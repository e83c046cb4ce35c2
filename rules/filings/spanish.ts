import type { Dictionary } from '../language/dictionary';

/** What filings declare in Spanish, by the English ones. */
export const FILINGS_IN_SPANISH: Dictionary = {
  'A formation': 'Una constitución',
  'A periodic report': 'Un informe periódico',
  'An amendment': 'Una enmienda',
  'A reinstatement': 'Un restablecimiento',
  'A statement curing delinquency': 'Una declaración que subsana la morosidad',
  'A change of address': 'Un cambio de dirección',
  'A change of registered agent': 'Un cambio de agente registrado',
  'A dissolution': 'Una disolución',
  'Articles of Dissolution for a Nonprofit Corporation':
    'Artículos de disolución de una corporación sin fines de lucro',
  'Articles of Dissolution for a Profit Corporation':
    'Artículos de disolución de una corporación con fines de lucro',
  'Statement of Dissolution': 'Declaración de disolución',
  'Articles of Amendment for a Cooperative Association':
    'Artículos de enmienda de una asociación cooperativa',
  'Articles of Amendment for a Limited Liability Company':
    'Artículos de enmienda de una compañía de responsabilidad limitada',
  'Articles of Amendment for a Nonprofit Corporation':
    'Artículos de enmienda de una corporación sin fines de lucro',
  'Articles of Amendment': 'Artículos de enmienda',
  'Articles of Incorporation for a Nonprofit Corporation':
    'Acta constitutiva de una corporación sin fines de lucro',
  'Articles of Incorporation for a Profit Corporation':
    'Acta constitutiva de una corporación con fines de lucro',
  'Articles of Incorporation for an Article 55 Cooperative Association':
    'Acta constitutiva de una asociación cooperativa del artículo 55',
  'Articles of Organization for an Article 56 Cooperative':
    'Artículos de organización de una cooperativa del artículo 56',
  'Articles of Organization': 'Artículos de organización',
  'Articles of Reinstatement': 'Artículos de restablecimiento',
  'Periodic Report': 'Informe periódico',
  'Statement Curing Delinquency': 'Declaración que subsana la morosidad',
  'Statement of Change Changing the Principal Office Address':
    'Declaración de cambio de la dirección de la oficina principal',
  'Statement of Change Changing the Registered Agent Information':
    'Declaración de cambio de la información del agente registrado',
  'Form a limited liability company (LLC)': 'Constituir una compañía de responsabilidad limitada (LLC)',
  'Form a profit corporation': 'Constituir una corporación con fines de lucro',
  'Form a nonprofit corporation': 'Constituir una corporación sin fines de lucro',
  'Form an Article 55 cooperative association': 'Constituir una asociación cooperativa del artículo 55',
  'Form an Article 56 cooperative': 'Constituir una cooperativa del artículo 56',
  'File a periodic report': 'Presentar un informe periódico',
  'Amend a limited liability company': 'Enmendar una compañía de responsabilidad limitada',
  'Amend a nonprofit corporation': 'Enmendar una corporación sin fines de lucro',
  'Amend an Article 55 cooperative association': 'Enmendar una asociación cooperativa del artículo 55',
  'Amend the entity': 'Enmendar la entidad',
  'Reinstate an entity': 'Restablecer una entidad',
  'Reinstate the entity': 'Restablecer la entidad',
  'Cure a delinquency': 'Subsanar una morosidad',
  'Change the principal office address': 'Cambiar la dirección de la oficina principal',
  'Change the registered agent': 'Cambiar el agente registrado',
  'Dissolve a limited liability company': 'Disolver una compañía de responsabilidad limitada',
  'Dissolve a profit corporation': 'Disolver una corporación con fines de lucro',
  'Dissolve a nonprofit corporation': 'Disolver una corporación sin fines de lucro',
  'Dissolve an entity': 'Disolver una entidad',
  'Dissolve the entity': 'Disolver la entidad',
  'The dissolution of {name} is on record.': 'La disolución de {name} consta en el registro.',
  'The change is on record for {name}.': 'El cambio consta en el registro para {name}.',
  'The periodic report of {name} is on record.': 'El informe periódico de {name} consta en el registro.',
  'The reinstatement of {name} is on record.': 'El restablecimiento de {name} consta en el registro.',
  'The statement curing the delinquency of {name} is on record.':
    'La declaración que subsana la morosidad de {name} consta en el registro.',
  'Revoke a delayed filing': 'Revocar un trámite con vigencia diferida',
  'A statement of revocation': 'Una declaración de revocación',
  'Statement of Revocation': 'Declaración de revocación',
  'The filing is revoked. The statement of revocation of {name} is on record.':
    'El trámite quedó revocado. La declaración de revocación de {name} consta en el registro.',
  'Change the mailing address': 'Cambiar la dirección postal',
  'A change of mailing address': 'Un cambio de dirección postal',
  'Statement of Change Changing the Mailing Address': 'Declaración de cambio de la dirección postal',
  'The change of mailing address of {name} is on record.':
    'El cambio de dirección postal de {name} consta en el registro.',
};
