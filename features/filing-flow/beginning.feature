Feature: How a filing begins

  @W4-init-new @W3-defaults @W1-devhome-types
  Rule: A formation begins with its transaction, its type of entity and the domestic flag
    Scenario Outline: What a formation begins with
      Given the filing is <filing>
      Then it carries out the transaction "<transaction>" for the entity type "<entity type>"
      And it is domestic

      Examples:
        | filing                                | transaction | entity type |
        | a limited liability company           | ARTORG_LLC  | DLLC        |
        | a domestic profit corporation         | ARTINC_PC   | DPC         |
        | a domestic nonprofit corporation      | ARTINC_NPC  | DNC         |
        | an Article 55 cooperative association | ARTINC_55   | DC55        |
        | an Article 56 cooperative             | ARTINC_56   | DC56        |

    Scenario: A filing on an entity is not marked as domestic
      Given the filing is a periodic report
      Then it is not domestic

  @W4-init-new @W4-init-existing
  Rule: A filing in progress is not begun again
    Scenario Outline: Whether opening a filing begins a new one
      Given <progress>
      Then opening <filing> <begins> a new filing

      Examples:
        | progress                                     | filing                         | begins         |
        | no filing is in progress                     | a limited liability company    | begins         |
        | the filing is a limited liability company    | a limited liability company    | does not begin |
        | no filing is in progress                     | a reinstatement                | begins         |
        | the filing is a reinstatement                | a reinstatement                | does not begin |
        | no filing is in progress                     | a statement curing delinquency | begins         |
        | the filing is a statement curing delinquency | a statement curing delinquency | does not begin |

  @W3-page-flags
  Rule: What a filing asks for follows from its type
    Scenario Outline: The flags of a filing
      Given the filing is <filing>
      Then its flags are "<flags>"

      Examples:
        | filing                               | flags                                                                                                                                   |
        | a limited liability company          | hasEntityName, hasPoa, hasRegisteredAgent, hasFilers, hasManagement, hasFormation, hasAdditionalInfo, hasAttachment, hasEffectiveDate   |
        | a domestic profit corporation        | hasEntityName, hasPoa, hasRegisteredAgent, hasFilers, hasFormation, hasShares, hasAdditionalInfo, hasAttachment, hasEffectiveDate       |
        | a domestic nonprofit corporation     | hasEntityName, hasPoa, hasRegisteredAgent, hasFilers, hasFormation, hasVotingAssets, hasAdditionalInfo, hasAttachment, hasEffectiveDate |
        | an Article 56 cooperative            | hasEntityName, hasPoa, hasRegisteredAgent, hasFilers, hasFormation, hasPurposeDirectors, hasAttachment, hasEffectiveDate                |
        | a periodic report                    | hasPoa, hasRegisteredAgent, hasFilers                                                                                                   |
        | a change of principal office address | hasPoa, hasFilers, hasAdditionalInfo, hasAttachment, hasEffectiveDate                                                                   |
        | a change of registered agent         | hasRegisteredAgent, hasFilers, hasAdditionalInfo, hasAttachment, hasEffectiveDate                                                       |

    Scenario Outline: The administrative fraud check adds the email and the private attachments
      Given the filing is <filing>
      And it stands under the administrative fraud check
      Then its flags include "hasEmail, hasPrivateAttachment"

      Examples:
        | filing                         |
        | a reinstatement                |
        | a statement curing delinquency |
        | a change of registered agent   |

  @W4-session
  Rule: Without a filing only its beginning and its end can be visited
    Scenario Outline: A filer without a filing
      When a filer without a filing comes to the <step> step
      Then the filer <verdict>

      Examples:
        | step                     | verdict              |
        | introduction             | may stay             |
        | receipt                  | may stay             |
        | what's next              | may stay             |
        | entity name              | is sent to the forms |
        | principal office address | is sent to the forms |
        | registered agent         | is sent to the forms |
        | management               | is sent to the forms |
        | formation                | is sent to the forms |
        | filer                    | is sent to the forms |
        | review                   | is sent to the forms |

    @browser-only
    Scenario: A filer who comes without a filing is sent to the forms
      When a filer asks for the "management" step of a limited liability company
      Then the filer reads the heading "Developer home"

  @W4-sbf @W4-fraudflag
  Rule: A filing on an entity is opened to those who may
    Scenario Outline: Whether a filing on an entity may be opened
      When the entity's fraud flag is "<fraud>", its secure filing is "<secure>" and the filer is "<filer>"
      Then the filer <verdict>

      Examples:
        | fraud | secure | filer     | verdict              |
        | N     | off    | anonymous | may stay             |
        | N     | off    | signed in | may stay             |
        | N     | on     | signed in | may stay             |
        | N     | on     | anonymous | has to log in        |
        | Y     | off    | anonymous | is sent to the forms |
        | Y     | on     | signed in | is sent to the forms |

  @W4-summary-resets
  Rule: What was said of an address is forgotten when the entity is loaded
    Scenario: The address of an entity on record
      When the summary of an entity is loaded
      Then its addresses have to be verified

  @W2-intro
  Rule: An introduction offers to go on
    Scenario Outline: Whether it does
      When the introduction of <filing> is shown for the entity type "<type>" that is <validity>
      Then the filer <can> go on

      Examples:
        | filing                      | type | validity | can    |
        | a limited liability company | DLLC | valid    | can    |
        | an amendment                | DLLC | valid    | can    |
        | an amendment                | DNC  | valid    | can    |
        | an amendment                | DLLC | invalid  | cannot |
        | an amendment                | DNC  | invalid  | cannot |
        | an amendment                | DC55 | invalid  | can    |
        | a periodic report           | DLLC | invalid  | can    |

    @browser-only @W7-intro @W1-content
    Scenario: The filer reads what the filing is about and what it costs
      Given the filer has come to the introduction step
      Then the filer is told "Use this form to create a Colorado limited liability company (LLC)."
      And the filer is told "$50.00"
