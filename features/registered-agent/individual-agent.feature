Feature: An individual as registered agent
  False agents are named to hide who is behind a company. The person is therefore verified, by a license or ID card or by mail to a home.

  Background:
    Given the filing is a limited liability company

  @A5-method @A2-agent-indiv
  Rule: An individual is verified by a license or ID card, or by a passcode
    Scenario: Any other answer is refused
      Given the filer is asked for the individual agent's verification
      When the filer continues with an answer about the way of verification that is not offered
      Then the problem with the way of verification is "Choose driver's license / ID card or passcode"

    @browser
    Scenario: The way of verification is asked for
      Given the filer is asked for the individual agent's verification
      When the filer continues
      Then the problem with the way of verification is "Choose driver's license / ID card or passcode"

    Scenario Outline: Either way is accepted
      Given the filer is asked for the individual agent's verification
      When the filer chooses "<way>" as the way of verification
      And the filer continues
      Then the problem with the way of verification is ""

      Examples:
        | way                |
        | License or ID card |
        | Passcode           |

  @A4-agent-clear
  Rule: Switching the way of verification forgets the other one
    Scenario Outline: The other way is cleared
      Given the filer had entered the license "92-123-4567" of "Ortega" and the passcode "12345678"
      When the filer switches to "<way>"
      Then the agent has the license "<license>" of "<last name>" and the passcode "<passcode>"

      Examples:
        | way                | license     | last name | passcode |
        | License or ID card | 92-123-4567 | Ortega    |          |
        | Passcode           |             |           | 12345678 |

    @browser-only
    Scenario Outline: A license is forgotten with the switch
      Given the filer has entered the license "000000000" of "Ortega"
      When the filer chooses "<first>" and then "License or ID card"
      Then the agent has the license "<license>" of "<last name>" and the passcode ""

      Examples:
        | first              | license   | last name |
        | License or ID card | 000000000 | Ortega    |
        | Passcode           |           |           |

    @browser-only
    Scenario Outline: A passcode is forgotten with the switch
      Given the filer has entered the passcode "CCCC2222"
      When the filer chooses "<first>" and then "Passcode"
      Then the agent has the license "" of "" and the passcode "<passcode>"

      Examples:
        | first              | passcode |
        | Passcode           | CCCC2222 |
        | License or ID card |          |

  @A4-agent-clear
  Rule: A request for a passcode belongs to the passcode
    Scenario Outline: The request is forgotten with it
      Given the filer had requested a passcode for "Robin Sample"
      When the filer switches to "<way>"
      Then the request for a passcode names "<name>"

      Examples:
        | way                | name         |
        | License or ID card |              |
        | Passcode           | Robin Sample |

  @A2-agent-id @A2-agent-passcode
  Rule: Who was verified is shown before the agent is named, and N/A for an address that there is not
    Scenario Outline: What the filer reads
      Given the agent "Robin Sample" with the street address "<street>" and the mailing address "<mailing>"
      Then the agent is shown as:
        | name            | Robin Sample    |
        | street address  | <shown street>  |
        | mailing address | <shown mailing> |

      Examples:
        | street                          | mailing                      | shown street                    | shown mailing                   |
        | 1700 Broadway, Denver, CO 80290 | PO Box 12, Boulder, CO 80302 | 1700 Broadway, Denver, CO 80290 | PO Box 12, Boulder, CO 80302    |
        | 1700 Broadway, Denver, CO 80290 | the same                     | 1700 Broadway, Denver, CO 80290 | 1700 Broadway, Denver, CO 80290 |
        | 1700 Broadway, Denver, CO 80290 |                              | 1700 Broadway, Denver, CO 80290 | N/A                             |
        |                                 | the same                     | N/A                             | N/A                             |

  @A5-licence @A2-agent-id
  Rule: A license has nine characters without its dashes, and a last name two
    Scenario Outline: A license is accepted or refused
      Given the filer is asked for the agent's license
      When the filer enters "<license>" as the license number
      And the filer continues
      Then the problem with the license number is "<problem>"

      Examples: Nine characters
        | license      | problem                                              |
        | 921234567    |                                                      |
        | 92-123-4567  |                                                      |
        | 9-2-1-234567 |                                                      |
        | 92 123 4567  |                                                      |
        | ９２1234567  |                                                      |
        | 92123456     | Enter a valid Colorado driver's license or ID number |
        | 9212345678   | Enter a valid Colorado driver's license or ID number |
        | 92-123-456   | Enter a valid Colorado driver's license or ID number |
        | ---------    | Enter a valid Colorado driver's license or ID number |
        | A2B4C6D8E    |                                                      |
        | 92123456é    | Invalid characters entered: é                        |
        | [21 digits]  | Enter a valid Colorado driver's license or ID number |
        |              | Enter a valid Colorado driver's license or ID number |

    Scenario Outline: A last name is accepted or refused
      Given the filer is asked for the agent's license
      When the filer enters "<name>" as the agent's last name
      And the filer continues
      Then the problem with the agent's last name is "<problem>"

      Examples:
        | name         | problem                                                          |
        |              | Enter the agent's last name as it appears on their license or ID |
        | [1 letters]  | Enter the agent's last name as it appears on their license or ID |
        | [2 letters]  |                                                                  |
        | [3 spaces]   | Enter the agent's last name as it appears on their license or ID |
        | [25 letters] |                                                                  |
        | [26 letters] | Must be at most 25 characters                                    |
        | Núñez        | Invalid characters entered: ú, ñ                                 |

    @browser-only
    Scenario: Both are asked for
      Given the filer is asked for the agent's license
      When the filer continues
      Then the problem with the license number is "Enter a valid Colorado driver's license or ID number"
      And the problem with the agent's last name is "Enter the agent's last name as it appears on their license or ID"

  @A5-agent-server
  Rule: What the motor-vehicle records say decides
    Scenario Outline: The records are answered with one sentence or none
      When the license check finds the license <license>, the last name <name>, the age <age> and the service <service>
      Then the message about the agent is "<problem>"

      Examples: Verified
        | license | name  | age | service   | problem                                             |
        | valid   | valid | 18  | available |                                                     |
        | valid   | valid | 40  | available |                                                     |
        | valid   | valid | 17  | available | The registered agent must be at least 18 years old. |
        | valid   | valid | 0   | available | The registered agent must be at least 18 years old. |

      Examples: Not verified
        | license | name    | age | service   | problem                                     |
        | invalid | valid   | 40  | available | We are unable to verify this license or ID. |
        | valid   | invalid | 40  | available | We are unable to verify this license or ID. |
        | invalid | invalid | 17  | available | We are unable to verify this license or ID. |

      Examples: The records cannot be asked
        | license | name    | age | service | problem                                                                                                                                                  |
        | invalid | invalid | 40  | down    | Due to a system error, we are unable to look up your license or ID at this time. You can try again later, or use the alternative method of verification. |
        | valid   | valid   | 40  | down    | Due to a system error, we are unable to look up your license or ID at this time. You can try again later, or use the alternative method of verification. |
        | valid   | valid   | 17  | down    | Due to a system error, we are unable to look up your license or ID at this time. You can try again later, or use the alternative method of verification. |

    Scenario: Records without an age verify nobody
      When the license check finds the license and the last name valid but no age
      Then the message about the agent is "We are unable to verify this license or ID."

    Scenario Outline: The message appears at the license
      When the license check finds the license <license>, the last name valid, the age <age> and the service <service>
      Then the message about the agent appears at the license number

      Examples:
        | license | age | service   |
        | invalid | 40  | available |
        | valid   | 17  | available |
        | valid   | 40  | down      |

    Scenario: The message about records without an age appears at the license
      When the license check finds the license and the last name valid but no age
      Then the message about the agent appears at the license number

    @api-only @A7-agent
    Scenario Outline: The registry looks the sample licenses up
      Given the sample <person> is to be the agent
      When the filer looks up the license
      Then the message about the agent is "<problem>"

      Examples:
        | person                  | problem                                             |
        | person who is of age    |                                                     |
        | person who is under age | The registered agent must be at least 18 years old. |

    @api-only @A7-agent
    Scenario: A license that is not on record
      When the filer looks up the license "000000000" of "Nobody"
      Then the message about the agent is "We are unable to verify this license or ID."
