Feature: The passcode
  A filer without a license or ID card verifies the agent with the passcode that was mailed to the agent.

  Background:
    Given the filing is a limited liability company

  @A5-licence @A2-agent-passcode
  Rule: A passcode has exactly eight characters
    Scenario Outline: A passcode is accepted or refused
      Given the filer is asked for the agent's passcode
      When the filer enters "<passcode>" as the passcode
      And the filer continues
      Then the problem with the passcode is "<problem>"

      Examples:
        | passcode    | problem                       |
        |             | Enter a valid passcode.       |
        | [7 digits]  | Enter a valid passcode.       |
        | [8 digits]  |                               |
        | [8 letters] |                               |
        | K7QW-29X    |                               |
        | [9 digits]  | Enter a valid passcode.       |
        | [21 digits] | Enter a valid passcode.       |
        | [8 spaces]  | Enter a valid passcode.       |
        | K7QW-29é    | Invalid characters entered: é |

      @browser
      Examples: Entered in two halves, or pasted with what stands beside it
        | passcode             | problem                 |
        | K7QW D9XM            |                         |
        | [2 spaces]K7QWD9XM   |                         |
        | K7QW D9X             | Enter a valid passcode. |

  @A5-agent-server @A2-agent-passcode
  Rule: What the registry knows of a passcode decides
    Scenario Outline: The registry is answered with one sentence or none
      When the registry finds the passcode <passcode> and the age <age>
      Then the message about the agent is "<problem>"

      Examples:
        | passcode | age | problem                                                                   |
        | valid    | 18  |                                                                           |
        | valid    | 17  | The registered agent must be at least 18 years old.                       |
        | invalid  | 18  | The passcode is invalid or expired. You can request a new passcode below. |
        | invalid  | 17  | The passcode is invalid or expired. You can request a new passcode below. |

    Scenario Outline: A passcode says nothing of the age
      When the registry finds the passcode <passcode> and no age
      Then the message about the agent is "<problem>"

      Examples:
        | passcode | problem                                                                   |
        | valid    |                                                                           |
        | invalid  | The passcode is invalid or expired. You can request a new passcode below. |

    Scenario: The message appears at the passcode
      When the registry finds the passcode invalid and no age
      Then the message about the agent appears at the passcode

    Scenario: The message about the age appears at the passcode as well
      When the registry finds the passcode valid and the age 17
      Then the message about the agent appears at the passcode

  @A9-passcode
  Rule: A passcode expires 45 calendar days after its issue, by the office's clock
    Scenario Outline: It can be used until the end of the last day
      When a passcode issued at "<issued>" is used at "<used>"
      Then the passcode is <standing>

      Examples: At the limit
        | issued              | used                | standing |
        | 11/20/2026 09:00 AM | 11/20/2026 09:00 AM | valid    |
        | 11/20/2026 09:00 AM | 01/03/2027 11:59 PM | valid    |
        | 11/20/2026 09:00 AM | 01/04/2027 12:00 AM | valid    |
        | 11/20/2026 09:00 AM | 01/04/2027 11:59 PM | valid    |
        | 11/20/2026 09:00 AM | 01/05/2027 12:00 AM | expired  |
        | 11/20/2026 09:00 AM | 11/20/2027 09:00 AM | expired  |

      Examples: Issued late in the evening, when it is tomorrow elsewhere
        | issued              | used                | standing |
        | 11/20/2026 11:30 PM | 01/04/2027 11:59 PM | valid    |
        | 11/20/2026 11:30 PM | 01/05/2027 12:00 AM | expired  |

      Examples: The clock is put forward in between
        | issued              | used                | standing |
        | 02/15/2027 11:30 PM | 04/01/2027 11:59 PM | valid    |
        | 02/15/2027 11:30 PM | 04/02/2027 12:00 AM | expired  |

      Examples: The clock is put back in between
        | issued              | used                | standing |
        | 10/01/2026 12:15 AM | 11/15/2026 11:59 PM | valid    |
        | 10/01/2026 12:15 AM | 11/16/2026 12:00 AM | expired  |

    Scenario Outline: The last day is the 45th after the issue
      When a passcode is issued at "<issued>"
      Then the passcode can be used until the end of "<day>"

      Examples:
        | issued              | day        |
        | 11/20/2026 09:00 AM | 01/04/2027 |
        | 11/20/2026 11:59 PM | 01/04/2027 |
        | 01/15/2028 09:00 AM | 02/29/2028 |
        | 01/15/2027 09:00 AM | 03/01/2027 |

  @A9-passcode
  Rule: A passcode names one agent
    Scenario Outline: After its use it answers that agent again for half an hour, so that a lost answer locks nobody out
      When a passcode that is "<state>" is used <minutes> minutes later in "<browser>" for "<transaction>" while its agent is "<agent>"
      Then the passcode can be used "<use>"

      Examples: Not used yet
        | state  | minutes | browser          | transaction          | agent              | use                |
        | issued | 0       | the same browser | the same transaction | named by no filing | for the first time |
        | issued | 0       | another browser  | another transaction  | named by no filing | for the first time |

      Examples: Used
        | state | minutes | browser          | transaction          | agent              | use        |
        | used  | 0       | the same browser | the same transaction | named by no filing | again      |
        | used  | 30      | the same browser | the same transaction | named by no filing | again      |
        | used  | 31      | the same browser | the same transaction | named by no filing | not at all |
        | used  | 0       | another browser  | the same transaction | named by no filing | not at all |
        | used  | 0       | the same browser | another transaction  | named by no filing | not at all |
        | used  | 0       | the same browser | the same transaction | named by a filing  | not at all |

      Examples: Not used yet, and another letter was asked for since
        | state                   | minutes | browser          | transaction          | agent              | use                |
        | followed by a later one | 0       | the same browser | the same transaction | named by no filing | for the first time |
        | followed by a later one | 28800   | the same browser | the same transaction | named by no filing | for the first time |
        | followed by a later one | 64800   | the same browser | the same transaction | named by no filing | not at all         |

    Scenario: An expired passcode cannot be used
      When a passcode that is "issued" is used 64800 minutes later in "the same browser" for "the same transaction" while its agent is "named by no filing"
      Then the passcode can be used "not at all"

  @A9-passcode @A5-agent-server @A7-agent @api-only
  Rule: The registry answers wrong, expired and used passcodes alike
    Scenario Outline: A passcode of a sample person
      Given the sample <person> is to be the agent
      When the filer looks up the passcode
      Then the message about the agent is "<problem>"

      Examples:
        | person                          | problem                                                                   |
        | person with an expired passcode | The passcode is invalid or expired. You can request a new passcode below. |
        | person with a used passcode     | The passcode is invalid or expired. You can request a new passcode below. |

    Scenario: A passcode that was never issued
      When the filer looks up the passcode "22222222"
      Then the message about the agent is "The passcode is invalid or expired. You can request a new passcode below."

  @A9-passcode @A7-agent @api-only
  Rule: The passcode of a letter names the individual to whom it was mailed, once
    Scenario: The individual is named as the registry knows them
      Given a passcode was mailed to an individual
      When a filer names the individual for a formation of a limited liability company
      Then the individual of the letter is the agent

    Scenario: Upper and lower case make no difference
      Given a passcode was mailed to an individual
      When a filer names, in lower case, the individual for a formation of a limited liability company
      Then the individual of the letter is the agent

    Scenario: A filer whose answer was lost gets the same agent
      Given a passcode was mailed to an individual
      When a filer names the individual for a formation of a limited liability company
      And a filer names the individual for a formation of a limited liability company
      Then the individual of the letter is the agent
      And it is the same agent

    Scenario: For another transaction the passcode is used up
      Given a passcode was mailed to an individual
      When a filer names the individual for a formation of a limited liability company
      And a filer names the individual for a formation of a profit corporation
      Then nobody is named, because "The passcode is invalid or expired. You can request a new passcode below."

    Scenario: Somebody else who has the letter cannot name the agent once more
      Given a passcode was mailed to an individual
      When a filer names the individual for a formation of a limited liability company
      And somebody else names the individual for a formation of a limited liability company
      Then nobody is named, because "The passcode is invalid or expired. You can request a new passcode below."

    Scenario: Somebody else who has the letter is not told whom it was for
      Given a passcode was mailed to an individual
      When a filer names the individual for a formation of a limited liability company
      Then nobody else can use the passcode
