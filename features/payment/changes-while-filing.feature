Feature: What has changed while somebody filed
  The record, the law's days and the office's own marks move on while a filing is made. Who is refused at the payment is told all of it at once, why, and where to go on, so that nobody walks into the same wall twice.

  @T1-since
  Rule: A refused payment says everything that has changed, where it is seen, and what can be filed instead
    Scenario Outline: One thing has changed since the filing began
      Given the filing is <filing>
      And since the filing began <change>
      When the filer of the changed filing asks to pay
      Then the payment is refused with "<sentence>"
      And the place of the change is the <step> step

      Examples: The record
        | filing                               | change                                     | sentence                                                                                     | step                     |
        | a change of principal office address | another filing has moved the office        | Since this filing began, another filing changed the principal office address on record.      | principal office address |
        | a periodic report                    | another filing has named another agent     | Since this filing began, another filing changed the registered agent on record.              | registered agent         |
        | an amendment                         | another filing has changed the name        | Since this filing began, another filing changed the name on record.                          | entity name              |
        | a statement curing delinquency       | another filing has changed the name        | Since this filing began, another filing changed the name on record.                          | name and statute         |
        | an amendment                         | a due day has changed the name             | Since this filing began, a due day has passed that changed the name on record.               | entity name              |

      Examples: The steps
        | filing                         | change                                                 | sentence                                                                                                                                                                                           | step   |
        | a statement curing delinquency | the entity has come to be delinquent for five years    | Since this filing began, the entity has come to be delinquent for five years. The office reviews this filing before it takes effect. It asks for an email address and private attachments.        | email  |
        | a reinstatement                | the entity has come to be dissolved for two years      | Since this filing began, the entity has come to be dissolved for two years. The office reviews this filing before it takes effect. It asks for an email address and private attachments.          | email  |
        | a change of registered agent   | the office has marked the entity for a review          | Since this filing began, the office has marked the entity for a review of its registered agent. The office reviews this filing before it takes effect. It asks for an email address and private attachments. | email  |
        | a change of registered agent   | the office has taken its mark from the entity          | The office no longer reviews this filing before it takes effect. An email address and private attachments are no longer asked for.                                                                 | review |

      Examples: The fee
        | filing            | change                     | sentence                                                                                                                                                                | step   |
        | a periodic report | the report has become late | The report is late by now. The fee of this filing is $75.00 now, and was $25.00 when it was shown to you. Nothing was charged. Check the fee, then pay. | review |

    Scenario Outline: The entity can no longer file the form
      Given the filing is <filing>
      And since the filing began <change>
      When the filer of the changed filing asks to pay
      Then the payment is refused with "<sentences>"
      And what can be filed instead is "<instead>"

      Examples: With a form that can be filed instead
        | filing                               | change                             | sentences                                                                                                                                              | instead            |
        | a periodic report                    | the entity has become delinquent   | Since this filing began, the status of the entity has changed from Good Standing to Delinquent. A delinquent entity has to cure its delinquency first. | Cure a delinquency |
        | a change of principal office address | the entity has been dissolved      | Since this filing began, the status of the entity has changed from Good Standing to Voluntarily Dissolved. A dissolved entity has to be reinstated first. | Reinstate the entity |

      Examples: With none
        | filing            | change                                         | sentences                                                      | instead |
        | a periodic report | another filing of this form is being paid for  | Another filing of this form on this entity is being paid for. |         |

    Scenario: Several things are told at once
      Given the filing is a statement curing delinquency
      And since the filing began another filing has moved the office
      And since the filing began the entity has come to be delinquent for five years
      When the filer of the changed filing asks to pay
      Then the payment is refused for 2 changes

    Scenario: The steps are told also while another filing stands in the way
      Given the filing is a statement curing delinquency
      And since the filing began the entity has come to be delinquent for five years
      And since the filing began another filing of this form is being paid for
      When the filer of the changed filing asks to pay
      Then the payment is refused with "Since this filing began, the entity has come to be delinquent for five years. The office reviews this filing before it takes effect. It asks for an email address and private attachments. Another filing of this form on this entity is being paid for."

    @api-only @browser-only
    Scenario: Another filing has moved the office, and a reload says the same
      Given a change of the office of a company is ready to be paid
      When another filing moves the office of the company
      And the filer asks to pay
      Then the payment is refused with "Since this filing began, another filing changed the principal office address on record."
      And after a reload the payment is refused with the same

  @T1-before
  Rule: A filing that takes effect at once is not undone later unless its filer has confirmed it
    @api-only @browser-only
    Scenario: Another filing that moves the office later was paid meanwhile
      Given a change of the office of a company is ready to be paid
      When another filing is paid that moves the office of the company later
      And the filer asks to pay
      Then the payment opens only once the filer has confirmed what is to come
