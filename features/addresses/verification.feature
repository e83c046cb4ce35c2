Feature: Verification of addresses
  The verifier says whether the parts of an address belong together and which standard form is delivered to. The filer keeps the form of choice.

  Background:
    Given the filing is a limited liability company

  @W4-address-dialog @W5-address-nomatch
  Rule: What the verifier says decides what the filer is asked
    Scenario Outline: The outcome of a verification
      When the verifier finds the street address <valid> and <verified>
      Then the outcome of the verification is <outcome>

      Examples:
        | valid   | verified   | outcome  |
        | valid   | verified   | a choice |
        | invalid | verified   | a choice |
        | valid   | unverified | no match |
        | invalid | unverified | no match |

    @A5-agent-address
    Scenario Outline: What the filer reads of an address before choosing
      When the verifier finds the street address <valid> and <verified>
      Then the message of the verification is "<problem>"

      Examples:
        | valid   | verified   | problem                                                                                                                                  |
        | valid   | unverified | Error - No match found. Review addresses and make sure you entered them correctly. Include the apt, unit, or suite number if applicable. |
        | invalid | unverified | Error - No match found. Review addresses and make sure you entered them correctly. Include the apt, unit, or suite number if applicable. |
        | valid   | verified   |                                                                                                                                          |
        | invalid | verified   |                                                                                                                                          |

    Scenario: An address that reads like its standard form needs no choice
      When the verifier returns the street address as it was entered
      Then the outcome of the verification is acceptance

    Scenario: An address that was kept before is not asked about again
      Given the filer has already kept the street address
      When the verifier finds the street address invalid and unverified
      Then the outcome of the verification is acceptance

    Scenario: A street address may not be a PO box
      When the verifier finds that the street address is a post office box
      Then the outcome of the verification is a PO box
      And the message of the verification is "Street address cannot be a PO Box."

    Scenario: A mailing address may be a PO box
      When the verifier finds that the mailing address is a post office box
      Then the outcome of the verification is a choice

    @browser-only @W8-alerts @W7-address
    Scenario: An address that is found nowhere is told to the filer
      Given the filer has filled in the principal office address
      When the filer enters the street address "99999 Nowhere Rd, Atlantis, CO 81999"
      And the filer continues
      Then the filer is told "Error - No match found. Review addresses and make sure you entered them correctly. Include the apt, unit, or suite number if applicable."

  @W5-address-state
  Rule: An address that must be in a state is refused elsewhere
    Scenario Outline: The verified state is compared with the one that is required
      Given the address must be in "<required>"
      When the verifier finds the street address in "<verified>"
      Then the message of the verification is "<problem>"

      Examples:
        | required | verified | problem                              |
        | CO       | CO       |                                      |
        | CO       | WY       | Error - Address must be in Colorado. |
        | CO       | NM       | Error - Address must be in Colorado. |
        | WY       | WY       |                                      |
        | WY       | CO       | Error - Address must be in Wyoming.  |
        |          | WY       |                                      |

    Scenario: An address abroad is in no state
      Given the address must be in "CO"
      And the street address is outside the United States
      When the verifier finds the street address invalid and unverified
      Then the outcome of the verification is the wrong state

  @W4-address-dialog
  Rule: A choice is made for every address shown before they are kept
    @A4-address-submit
    Scenario Outline: The addresses can be kept when each has its choice
      Given the verifier shows the street address <and mailing>
      When the filer's choices are "<street>" and "<mailing>"
      Then the addresses <can> be kept

      Examples:
        | and mailing             | street       | mailing      | can    |
        | alone                   | VERIFIED     |              | can    |
        | alone                   | USER         |              | can    |
        | alone                   | NOT_SELECTED |              | cannot |
        | and the mailing address | VERIFIED     | USER         | can    |
        | and the mailing address | USER         | VERIFIED     | can    |
        | and the mailing address | VERIFIED     | NOT_SELECTED | cannot |
        | and the mailing address | NOT_SELECTED | USER         | cannot |

    Scenario Outline: What the filer chooses is kept
      Given the verifier shows the street address alone
      When the filer's choices are "<choice>" and ""
      Then the street address is kept as "<kept>"

      Examples:
        | choice       | kept                 |
        | VERIFIED     | 1700 Broadway St     |
        | USER         | 1700 broadway street |
        | NOT_SELECTED |                      |

    Scenario Outline: Otherwise nothing is chosen beforehand
      When the verifier finds the street address <valid> and <verified>
      Then no address is preselected

      Examples:
        | valid   | verified   |
        | valid   | verified   |
        | valid   | unverified |
        | invalid | unverified |

    Scenario: An address that is invalid but verified is kept as entered unless the filer chooses otherwise
      When the verifier finds the street address invalid and verified
      Then the address as entered is preselected

    @browser-only @W2-dialogs
    Scenario: The filer keeps the verified form
      Given the filer has filled in the principal office address
      When the filer enters the street address "1700 broadway street, denver, CO 80290"
      And the filer continues
      And the filer keeps the verified address
      Then the filer is at the registered agent step

    @browser-only
    Scenario: The filer keeps the address as entered
      Given the filer has filled in the principal office address
      When the filer enters the street address "1700 broadway street, denver, CO 80290"
      And the filer continues
      And the filer keeps the address as entered
      Then the filer is at the registered agent step

    @browser-only
    Scenario: An address that was kept before is not verified again
      Given the filer has filled in the principal office address
      When the filer continues
      Then the filer is at the registered agent step

  @W5-address-intl
  Rule: Addresses outside the United States and its territories are international and not verified
    Scenario Outline: An address is international by its country
      When an address is in the country "<country>"
      Then the address is <kind>

      Examples: The exclusion list
        | country | kind     |
        | US      | domestic |
        | DC      | domestic |
        | AS      | domestic |
        | GU      | domestic |
        | MP      | domestic |
        | PR      | domestic |
        | VI      | domestic |

      Examples: Others
        | country | kind          |
        | CA      | international |
        | MX      | international |
        | GB      | international |
        | DE      | international |

    Scenario: An address abroad is not asked about
      Given the street address is outside the United States
      When the verifier finds the street address invalid and unverified
      Then the outcome of the verification is acceptance

    @browser-only
    Scenario: An address abroad is taken as it is
      Given the filer has filled in the principal office address
      When the filer enters "CA" as the street country
      And the filer enters "Quebec" as the street province
      And the filer continues
      Then the filer is at the registered agent step

  @W7-address @api-only
  Rule: The registry verifies and standardizes addresses
    Scenario Outline: The verifier's word on an address
      When the registry verifies the address "<address>"
      Then the street address is found to be <valid>, <verified> and <box>

      Examples: In order
        | address                            | valid | verified | box          |
        | 1700 Broadway, Denver, CO 80290    | valid | verified | not a PO box |
        | 1700 BROADWAY ST, DENVER, CO 80290 | valid | verified | not a PO box |

      Examples: PO boxes
        | address                        | valid | verified | box      |
        | PO Box 123, Denver, CO 80202   | valid | verified | a PO box |
        | P.O. Box 123, Denver, CO 80202 | valid | verified | a PO box |
        | p o box 123, Denver, CO 80202  | valid | verified | a PO box |

      Examples: Boxes of the armed forces abroad
        | address                                 | valid   | verified | box          |
        | PSC 802 Box 74, APO, AE 09014           | valid   | verified | not a PO box |
        | Unit 2050 Box 4190, FPO, AP 96278       | valid   | verified | not a PO box |
        | Unit 3400 Box 9, DPO, AA 34024          | valid   | verified | not a PO box |
        | PSC 802 Box 74, APO, AP 09014           | invalid | verified | not a PO box |

      Examples: City, state and ZIP that do not belong together
        | address                      | valid   | verified   | box          |
        | 12 Main St, Denver, WY 80202 | invalid | verified   | not a PO box |
        | 12 Main St, Denver, CO 00000 | invalid | unverified | not a PO box |

  @W5-address @W4-address-dialog
  Rule: An address that the filer has not kept yet is verified first
    Scenario: The principal office address
      Given the filer has filled in the principal office address
      When the whole street address has not been verified yet
      And the filer continues
      Then the problem with the street address is "Verify this address before you continue."

    @W5-address-intl
    Scenario: A principal office abroad is taken as it is
      Given the filer has filled in the principal office address
      When the filer enters "CA" as the street country
      And the whole street address has not been verified yet
      And the filer continues
      Then the problems are ""
