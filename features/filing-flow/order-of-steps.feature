Feature: Going from step to step
  A later question depends on the answers before it. The order is therefore one table, and a step is skipped only where its question does
  not arise.

  Background:
    Given the filing is a limited liability company

  @W4-linear @W2-flow-llc
  Rule: Each completed step of a limited liability company leads to the next one
    Scenario Outline: Completing a step leads to the next
      Given the filing is a limited liability company
      When the filer completes the <step> step
      Then the next step is <next>

      Examples:
        | step                     | next                     |
        | introduction             | entity name              |
        | entity name              | principal office address |
        | principal office address | registered agent         |
        | registered agent         | management               |
        | management               | formation                |
        | formation                | additional information   |
        | additional information   | effective date           |
        | attachments              | effective date           |
        | effective date           | filer                    |
        | filer                    | notifications            |
        | notifications            | review                   |
        | review                   | payment                  |
        | payment                  | receipt                  |
        | receipt                  | what's next              |

  @W2-attach-next @browser
  Rule: A filer who has attached what there is continues to the effective date
    Scenario: The step after the attachments
      Given the filer has reached the attachments step
      When the filer continues
      Then the filer is at the effective date step

  @W2-attach-next
  Rule: In every filing attachments lead on to the effective date, payment follows the review and the receipt follows the payment
    Scenario Outline: The order that all filings share
      Given the filing is <filing>
      When the filer completes the <step> step
      Then the next step is <next>

      Examples:
        | filing                                | step    | next        |
        | a limited liability company           | review  | payment     |
        | a limited liability company           | payment | receipt     |
        | a limited liability company           | receipt | what's next |
        | a domestic profit corporation         | review  | payment     |
        | a domestic profit corporation         | payment | receipt     |
        | a domestic profit corporation         | receipt | what's next |
        | a domestic nonprofit corporation      | review  | payment     |
        | a domestic nonprofit corporation      | payment | receipt     |
        | a domestic nonprofit corporation      | receipt | what's next |
        | an Article 55 cooperative association | review  | payment     |
        | an Article 55 cooperative association | payment | receipt     |
        | an Article 55 cooperative association | receipt | what's next |
        | an Article 56 cooperative             | review  | payment     |
        | an Article 56 cooperative             | payment | receipt     |
        | an Article 56 cooperative             | receipt | what's next |
        | a periodic report                     | review  | payment     |
        | a periodic report                     | payment | receipt     |
        | a periodic report                     | receipt | what's next |
        | an amendment                          | review  | payment     |
        | an amendment                          | payment | receipt     |
        | an amendment                          | receipt | what's next |
        | a reinstatement                       | review  | payment     |
        | a reinstatement                       | payment | receipt     |
        | a reinstatement                       | receipt | what's next |
        | a statement curing delinquency        | review  | payment     |
        | a statement curing delinquency        | payment | receipt     |
        | a statement curing delinquency        | receipt | what's next |
        | a change of principal office address  | review  | payment     |
        | a change of principal office address  | payment | receipt     |
        | a change of principal office address  | receipt | what's next |
        | a change of registered agent          | review  | payment     |
        | a change of registered agent          | payment | receipt     |
        | a change of registered agent          | receipt | what's next |
        | a dissolution                         | review  | payment     |
        | a dissolution                         | payment | receipt     |
        | a dissolution                         | receipt | what's next |
        | a statement of revocation             | review  | payment     |
        | a statement of revocation             | payment | receipt     |
        | a statement of revocation             | receipt | what's next |
        | a change of mailing address           | review  | payment     |
        | a change of mailing address           | payment | receipt     |
        | a change of mailing address           | receipt | what's next |

    Scenario Outline: Attachments lead on to the effective date
      Given the filing is <filing>
      When the filer completes the attachments step
      Then the next step is effective date

      Examples:
        | filing                                |
        | a limited liability company           |
        | a domestic profit corporation         |
        | a domestic nonprofit corporation      |
        | an Article 55 cooperative association |
        | an Article 56 cooperative             |
        | an amendment                          |
        | a reinstatement                       |
        | a statement curing delinquency        |
        | a change of principal office address  |
        | a change of registered agent          |

  @W4-addinfo-next
  Rule: Amendments to attach are asked for after the additional information
    Scenario Outline: The answer about attached amendments decides what follows
      Given the filing is <filing>
      And the filer's answer about attached amendments is "<answer>"
      When the filer completes the additional information step
      Then the next step is <next>

      Examples:
        | filing                               | answer | next           |
        | a limited liability company          | Yes    | attachments    |
        | a limited liability company          | No     | effective date |
        | a limited liability company          |        | effective date |
        | a domestic profit corporation        | Yes    | attachments    |
        | a domestic profit corporation        | No     | effective date |
        | a domestic nonprofit corporation     | Yes    | attachments    |
        | a domestic nonprofit corporation     | No     | effective date |
        | an amendment                         | Yes    | attachments    |
        | an amendment                         | No     | effective date |
        | a reinstatement                      | Yes    | attachments    |
        | a reinstatement                      | No     | effective date |
        | a statement curing delinquency       | Yes    | attachments    |
        | a statement curing delinquency       | No     | effective date |
        | a change of principal office address | Yes    | attachments    |
        | a change of principal office address | No     | effective date |
        | a change of registered agent         | Yes    | attachments    |
        | a change of registered agent         | No     | effective date |

  @W2-unknown
  Rule: A step that is unknown, or the filing alone, leads to the filing's first step; one that is left out just now, to the step before it
    Scenario Outline: The first step of each filing
      Given the filing is <filing>
      Then the first step is <first>

      Examples:
        | filing                                | first               |
        | a limited liability company           | introduction        |
        | a domestic profit corporation         | introduction        |
        | a domestic nonprofit corporation      | introduction        |
        | an Article 55 cooperative association | introduction        |
        | an Article 56 cooperative             | introduction        |
        | a periodic report                     | report introduction |
        | an amendment                          | entity name         |
        | a reinstatement                       | introduction        |
        | a statement curing delinquency        | introduction        |
        | a change of principal office address  | introduction        |
        | a change of registered agent          | introduction        |
        | a dissolution                         | introduction        |
        | a statement of revocation             | introduction        |
        | a change of mailing address           | introduction        |

    Scenario Outline: The filing alone
      Given every form can be filed online
      When a visitor asks for the place "/business/filing/<filing>"
      Then the visitor is sent to "/business/filing/<filing>/<first>"

      Examples:
        | filing    | first       |
        | llc       | intro       |
        | dpc       | intro       |
        | dnc       | intro       |
        | dc55      | intro       |
        | dc56      | intro       |
        | report    | reportintro |
        | amend     | entityname  |
        | reinstate | intro       |
        | cure      | intro       |
        | chgpoa    | intro       |
        | chgra     | intro       |
        | dissolve  | intro       |

    Scenario: A stroke at the end makes no difference
      Given every form can be filed online
      When a visitor asks for the place "/business/filing/amend/"
      Then the visitor is sent to "/business/filing/amend/entityname"

    Scenario Outline: A step that no filing has
      Given every form can be filed online
      When a visitor asks for the place "/business/filing/<filing>/nosuchstep"
      Then the visitor is sent to "/business/filing/<filing>/<first>"

      Examples:
        | filing    | first       |
        | llc       | intro       |
        | dpc       | intro       |
        | dnc       | intro       |
        | dc55      | intro       |
        | dc56      | intro       |
        | report    | reportintro |
        | amend     | entityname  |
        | reinstate | intro       |
        | cure      | intro       |
        | chgpoa    | intro       |
        | chgra     | intro       |
        | dissolve  | intro       |

    Scenario Outline: A step that only other filings have
      Given every form can be filed online
      When a visitor asks for the place "<place>"
      Then the visitor is sent to "<target>"

      Examples:
        | place                                 | target                              |
        | /business/filing/llc/shares           | /business/filing/llc/intro          |
        | /business/filing/dpc/management       | /business/filing/dpc/intro          |
        | /business/filing/dnc/shares           | /business/filing/dnc/intro          |
        | /business/filing/dc55/additionalinfo  | /business/filing/dc55/intro         |
        | /business/filing/dc56/votingassets    | /business/filing/dc56/intro         |
        | /business/filing/report/intro         | /business/filing/report/reportintro |
        | /business/filing/report/entityname    | /business/filing/report/reportintro |
        | /business/filing/amend/formation      | /business/filing/amend/entityname   |
        | /business/filing/reinstate/entityname | /business/filing/reinstate/intro    |
        | /business/filing/cure/management      | /business/filing/cure/intro         |
        | /business/filing/chgpoa/entityname    | /business/filing/chgpoa/intro       |
        | /business/filing/chgra/entityname     | /business/filing/chgra/intro        |

    Scenario Outline: A step that the kind of the filing in progress does not have
      Given the filing is <filing>
      When the filer goes to the <step> step
      Then the filer is at the <first> step

      Examples:
        | filing            | step       | first               |
        | a reinstatement   | shares     | introduction        |
        | an amendment      | management | entity name         |
        | a periodic report | shares     | report introduction |

    Scenario Outline: A step that the answers of the filing in progress have left out leads to the one before it
      Given the filing is <filing>
      When the filer goes to the <step> step
      Then the filer is at the <one before> step

      Examples:
        | filing                         | step                | one before             |
        | a limited liability company    | attachments         | additional information |
        | an amendment                   | attachments         | additional information |
        | a reinstatement                | email               | registered agent       |
        | a statement curing delinquency | private attachments | registered agent       |
        | a change of registered agent   | email               | registered agent       |

    Scenario: A step that the filing in progress has
      Given the filing is a reinstatement
      When the filer goes to the filer step
      Then the filer is at the filer step

    Scenario Outline: What is known of the entity goes along
      Given every form can be filed online
      When a visitor asks for the place "<place>"
      Then the visitor is sent to "<target>"

      Examples:
        | place                                                                        | target                                                                                  |
        | /business/filing/amend?entityId=20101000002&transTyp=AMD_LLC&entityType=DLLC | /business/filing/amend/entityname?entityId=20101000002&transTyp=AMD_LLC&entityType=DLLC |
        | /business/filing/report/nosuchstep?entityId=20101000002                      | /business/filing/report/reportintro?entityId=20101000002                                |

    @browser-only
    Scenario Outline: A filer who asks for a step that does not exist begins at the first one
      When a filer opens the "<step>" step of a limited liability company
      Then the filer is at the introduction step

      Examples:
        | step       |
        |            |
        | nosuchstep |
        | shares     |
